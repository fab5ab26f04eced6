import { testTold } from './told-changes.fixture.ts';

testTold('own-words');
