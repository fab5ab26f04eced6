import { documentedFetch } from './documented-fetch.fixture.ts';

// `node --import` of this file makes every `fetch` of a program fail whose answer is not as documented.
globalThis.fetch = documentedFetch;
