import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{libs,services,cli,sdk,e2e,accuracy,scripts}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
