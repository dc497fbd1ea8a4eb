import { expect, it, vi } from 'vitest';
import { createExportGate } from './export-gate.ts';

const here = new AbortController().signal;
const refusal = { code: 'plataforma.indisponivel', data: { tentarEm: 15 } };
const limits = { atOnce: 2, waiting: 1, patienceMs: 60_000 };

it('lets so many in, some wait for their turn in order, the rest is told to come back', async () => {
  const gate = createExportGate(limits);
  const [first] = [await gate.enter(here), await gate.enter(here)];
  let entered = false;
  const third = gate.enter(here).then((leave) => {
    entered = true;
    return leave;
  });
  await expect(gate.enter(here)).rejects.toMatchObject(refusal);
  expect(entered).toBe(false);
  first();
  // Giving a place back twice frees one place only.
  first();
  const leave = await third;
  const fourth = gate.enter(here);
  await expect(gate.enter(here)).rejects.toMatchObject(refusal);
  leave();
  await expect(fourth).resolves.toBeTypeOf('function');
});

it('whoever waits too long or goes away leaves the queue', async () => {
  vi.useFakeTimers();
  try {
    const gate = createExportGate(limits);
    const leaves = [await gate.enter(here), await gate.enter(here)];
    const late = expect(gate.enter(here)).rejects.toMatchObject(refusal);
    await vi.advanceTimersByTimeAsync(60_000);
    await late;
    const browser = new AbortController();
    const gone = expect(gate.enter(browser.signal)).rejects.toMatchObject(refusal);
    browser.abort();
    await gone;
    leaves[0]?.();
    await expect(gate.enter(here)).resolves.toBeTypeOf('function');
  } finally {
    vi.useRealTimers();
  }
});
