import { testTold } from './told-changes.fixture.ts';

testTold('store-words');
