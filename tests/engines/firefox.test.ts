import { startFirefox } from './firefox';
import { journeys } from './journeys';

describe('Firefox', () => journeys('firefox', startFirefox, { early: true }));
