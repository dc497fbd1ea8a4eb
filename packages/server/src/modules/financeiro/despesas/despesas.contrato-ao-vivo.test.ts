import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#platform/events/event.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
let url: string;
beforeAll(async () => {
  o = await office();
  await o.app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(o.app.app.server.address() as { port: number }).port}`;
});
afterAll(() => o.app.close());
beforeEach(() => o.clear());

/** What Gil's browser hears, who manages contracts and reads nothing of finance. */
async function ouve() {
  const abort = new AbortController();
  const { body } = await fetch(`${url}/api/ao-vivo`, { headers: { cookie: o.gil.cookie }, signal: abort.signal });
  const ouvido = { texto: '' };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) ouvido.texto += decoder.decode(chunk as Uint8Array, { stream: true });
  })().catch(() => undefined);
  return { ouvido, para: () => abort.abort() };
}

/** The live events of what `act` writes, of contracts only. */
async function contratosDe(act: () => Promise<unknown>): Promise<LiveEvent[]> {
  o.app.events.length = 0;
  await act();
  return o.app.events.filter(({ modulo }) => modulo === 'contratos');
}

it('whoever manages contracts hears at once that finance settled an expense of theirs, and nothing of the expense', async () => {
  const id = await o.contrato();
  const pago = await o.approved({ relacaoContrato: true, idContrato: id });
  const outro = await o.approved();
  const { ouvido, para } = await ouve();
  try {
    const { status } = await o.actOn(o.ana, 'liquidar', pago, PAGAMENTO);
    expect(status).toBe(200);
    await vi.waitFor(() => expect(ouvido.texto).toContain(`data: [{"modulo":"contratos","ids":["${id}"]}]`), 20_000);
    ouvido.texto = '';
    expect((await o.actOn(o.ana, 'liquidar', outro, { ...PAGAMENTO, numeroPagamento: '77' })).status).toBe(200);
    // The next thing that Gil may hear comes after it: had the other payment been told, it would stand before.
    await o.contrato();
    await vi.waitFor(() => expect(ouvido.texto).toContain('contratos'), 20_000);
    expect(ouvido.texto.match(/event: mudancas/g)).toHaveLength(1);
    expect(ouvido.texto).not.toContain('despesas');
  } finally {
    para();
  }
});

it('registering in instalments, linking elsewhere, taking off, a file and deleting are events of the contracts concerned', async () => {
  const [a, b] = [await o.contrato(), await o.contrato()];
  const de = (...ids: string[]) => [{ modulo: 'contratos', ids: expect.arrayContaining(ids) }];
  let ids: string[] = [];
  const link = async (id: string, idContrato: string | null) =>
    o.actOn(o.ana, 'vincular-contrato', await o.get(id), { idContrato });
  const registra = async () => {
    ids = await o.ids({ relacaoContrato: true, idContrato: a, numeroParcelas: 3 });
  };
  expect(await contratosDe(registra)).toEqual([{ modulo: 'contratos', ids: [a] }]);
  const [primeira = ''] = ids;
  expect(await contratosDe(() => link(primeira, b))).toEqual(de(a, b));
  expect(await contratosDe(() => link(primeira, null))).toEqual([{ modulo: 'contratos', ids: [b] }]);
  expect(await contratosDe(async () => o.change(await o.get(primeira), { descricao: 'Sem contrato' }))).toEqual([]);
  await link(primeira, b);
  const anexo = await o.pdf();
  const anexa = async () => o.actOn(o.ana, 'anexar', await o.get(primeira), { anexos: [anexo] });
  const tira = async () => o.actOn(o.ana, 'remover-anexo', await o.get(primeira), { anexo });
  expect(await contratosDe(anexa)).toEqual([{ modulo: 'contratos', ids: [b] }]);
  expect(await contratosDe(tira)).toEqual([{ modulo: 'contratos', ids: [b] }]);
  expect(await contratosDe(async () => o.remove(await o.get(primeira)))).toEqual([{ modulo: 'contratos', ids: [b] }]);
});
