import { z } from 'zod';
import { variable } from './read.ts';

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** An endpoint that is called with the key of another variable. */
export function endpointUrl(keyVariable: string) {
  return httpUrl.refine(
    (url) => !/^https?:\/\/[^/]*@/i.test(url),
    `must hold no name and password: use ${keyVariable}`,
  );
}

/** What a service reads that calls addresses which a configuration names. */
export const targetVariables = {
  /** Whether they may be on this machine or in a private network. */
  ALLOW_PRIVATE_TARGETS: variable.flag(false),
  /** Ports of our own services on this machine, comma separated: never called, whatever a configuration says. */
  OWN_PORTS: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/, 'must be port numbers separated by commas')
    .default('')
    .transform((list) => list.split(',').filter(Boolean).map(Number)),
};
