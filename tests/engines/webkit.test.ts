import { journeys } from './journeys';
import { startWebKit } from './webkit';

describe('WebKitGTK', () => journeys('webkit', startWebKit));
