import { startNginx } from './run-server';
import { servesTheSite } from './serves-the-site';

describe('nginx at a domain root', () => {
  servesTheSite(() => startNginx());
});

describe('nginx below a base path', () => {
  servesTheSite(() => startNginx('/site'));
});
