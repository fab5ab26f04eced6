import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { maxJsonBytes } from './errors.ts';
import { jsonDepth } from './json-depth.ts';
import { InvalidRequest } from './validation-problems.ts';

/** No body of the interface has more than two. */
const deepestJson = 32;

/** Takes any content type: what is sent to a JSON endpoint is JSON. */
export const readJson: RequestHandler = express.json({
  type: () => true,
  limit: maxJsonBytes,
  strict: false, // a bare value is a 422 of the schema
  verify: (_request, _response, body) => {
    // The parser would make an empty object of it, and PUT an empty record.
    if (body.length === 0) throw missing();
    // The parser would put U+FFFD in the place of what is none.
    if (!isUtf8(body)) throw noJson('JSON is not UTF-8');
    // Whatever walks it by recursion (schemas, the echo of a wrong input) would run out of stack.
    if (jsonDepth(body) > deepestJson) throw noJson(`JSON is nested deeper than ${deepestJson} levels`);
  },
});

/** Half a surrogate pair, which JSON can write as an escape, is no character and cannot be stored as one. */
export const checkText: RequestHandler = (request, _response, next) => {
  if (!isWellFormed(request.body)) throw noJson('JSON has a text with half a surrogate pair');
  next();
};

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWellFormed);
}

function noJson(msg: string): InvalidRequest {
  return new InvalidRequest([{ type: 'json_invalid', loc: ['body'], msg, input: {} }]);
}

function missing(): InvalidRequest {
  return new InvalidRequest([{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);
}
