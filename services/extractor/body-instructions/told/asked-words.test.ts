import { testTold } from './told-changes.fixture.ts';

testTold('asked-words');
