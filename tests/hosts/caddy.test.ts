import { startCaddy } from './run-server';
import { servesTheSite } from './serves-the-site';

describe('caddy at a domain root', () => {
  servesTheSite(() => startCaddy());
});

describe('caddy below a base path', () => {
  servesTheSite(() => startCaddy('/site'));
});
