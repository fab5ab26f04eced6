import { testTold } from './told-changes.fixture.ts';

testTold('workshop-words');
