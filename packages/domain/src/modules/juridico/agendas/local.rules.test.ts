import { expect, it } from 'vitest';
import { isLocalDoTipo } from './local.rules.ts';

it.each([
  ['https://video.example/sala', true],
  ['HTTP://video.example', true],
  ['SQS 101, sala 5', false],
  ['Sala de vídeo: https://video.example', false],
])('%s: of a virtual appointment %s, of another the contrary', (local, virtual) => {
  expect([isLocalDoTipo(local, 'Virtual'), isLocalDoTipo(local, 'Presencial')]).toEqual([virtual, !virtual]);
});
