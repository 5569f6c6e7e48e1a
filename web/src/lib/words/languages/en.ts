// What the pages say in this language.

const files = import.meta.glob<string>(["$locales/en/*.ftl", "!**/cli*.ftl", "!**/report.ftl", "!**/lessons-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
