import { expect, test } from 'vitest';
import { readSecondOpinionConfig } from '../config.ts';
import { openSecondOpinion } from './open-second-opinion.ts';

const open = (env: Record<string, string>) =>
  openSecondOpinion(readSecondOpinionConfig(env), {
    templateTexts: async () => [],
    count: () => {},
    onDefect: () => {},
  });

test('there is none unless an endpoint is named', () => {
  expect(open({})).toBeUndefined();
  expect(open({ LLM_BASE_URL: 'https://llm.test/v1', LLM_MODEL: 'm1' })).toBeTypeOf('function');
});

test.each([
  ['http://169.254.169.254/v1', 'true', '169.254.169.254'],
  ['http://[fd00:ec2::254]/v1', 'true', 'fd00:ec2::254'],
  ['http://127.0.0.1:8080/v1', 'true', '127.0.0.1'],
  ['http://0x7f000001:8080/v1', 'true', '127.0.0.1'],
  ['http://localhost:8080/v1', 'true', '127.0.0.1'],
  [
    'http://localhost:11434/v1',
    'false',
    '127.0.0.1; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true',
  ],
  [
    'http://10.0.0.5/v1',
    'false',
    '10.0.0.5; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true',
  ],
])('%s ends the start (private allowed: %s)', (url, isPrivateAllowed, named) => {
  const env = {
    LLM_BASE_URL: url,
    LLM_MODEL: 'm1',
    ALLOW_PRIVATE_TARGETS: isPrivateAllowed,
    OWN_PORTS: '8080',
  };
  expect(() => open(env)).toThrow(`LLM_BASE_URL names an address that is not called: ${named}`);
});
