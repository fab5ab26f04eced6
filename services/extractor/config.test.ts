import { expect, test } from 'vitest';
import { readConfig, readSecondOpinionConfig } from './config.ts';

const service = {
  GRPC_PORT: '0',
  DATA_DIR: '/data',
  INTAKE_ADDRESS: 'intake:50051',
  MASTER_DATA_ADDRESS: 'master-data:50051',
};
const model = { LLM_BASE_URL: 'https://llm.test/v1', LLM_MODEL: 'm1' };

test('without variables nobody is asked', () => {
  expect(readSecondOpinionConfig({})).toEqual({
    LLM_TIMEOUT_SECONDS: 20,
    LLM_PRICE_CURRENCY: 'USD',
    ALLOW_PRIVATE_TARGETS: false,
    OWN_PORTS: [],
  });
});

test('prices are numbers, an empty variable counts as unset', () => {
  const { LLM_PRICE_PROMPT, LLM_PRICE_COMPLETION, LLM_API_KEY } = readConfig({
    ...service,
    ...model,
    LLM_PRICE_PROMPT: '0.15',
    LLM_PRICE_COMPLETION: '2',
    LLM_API_KEY: '',
  });
  expect([LLM_PRICE_PROMPT, LLM_PRICE_COMPLETION, LLM_API_KEY]).toEqual([0.15, 2, undefined]);
});

test.each([
  [{ LLM_BASE_URL: 'https://llm.test/v1' }, 'LLM_MODEL is not set: must be set together with LLM_BASE_URL'],
  [{ LLM_MODEL: 'm1' }, 'LLM_BASE_URL is not set: must be set together with LLM_MODEL'],
  [
    { ...model, LLM_PRICE_PROMPT: '1' },
    'LLM_PRICE_COMPLETION is not set: must be set together with LLM_PRICE_PROMPT',
  ],
  [{ ...model, LLM_BASE_URL: 'ftp://llm.test/' }, 'LLM_BASE_URL is not usable: must be an http or https URL'],
  [
    { ...model, LLM_BASE_URL: 'https://user:secret@llm.test/v1' },
    'LLM_BASE_URL is not usable: must hold no name and password: use LLM_API_KEY',
  ],
  [{ ...model, LLM_TIMEOUT_SECONDS: '0' }, 'LLM_TIMEOUT_SECONDS is "0": must be at least 1'],
  [{ ...model, LLM_PRICE_PROMPT: 'much' }, 'LLM_PRICE_PROMPT is "much": must be a number such as 2.5'],
])('%j ends the start', (env, message) => {
  expect(() => readConfig({ ...service, ...env })).toThrow(message);
});
