import { testTold } from './told-changes.fixture.ts';

testTold('goods-told');
