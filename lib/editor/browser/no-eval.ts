import { z } from 'zod';

/**
 * Schemas make functions from text where they may, and try it when they are made. The policy of the editor
 * forbids it, so that they are told before: this stands before whatever imports a schema.
 */
z.config({ jitless: true });
