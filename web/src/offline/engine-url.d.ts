/** The address of the engine, a file beside the page. */
declare module "$engine/offline.wasm?url" {
  const address: string;
  export default address;
}
