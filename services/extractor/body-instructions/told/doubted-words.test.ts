import { testTold } from './told-changes.fixture.ts';

testTold('doubted-words');
