// The service worker: what the site does while none of its pages is open. Each thing that it does is a module of
// its own beside this one; `service.config.ts` makes one file of them, which the server gives as `/service.js`.
import { keepShell } from "./cache";
import { answerPushes } from "./push";

declare const self: ServiceWorkerGlobalScope;

keepShell(self);
answerPushes(self);
