import type { BemCompleto } from '@sede/domain/modules/patrimonio/bens';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';

let rig: PatrimonioRig;
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

type Answer = { status: number; body: unknown };
const codes = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 200 : (body as Refusal).code)).sort();
const abertas = (bem: string) =>
  rig.app.rows('select 1 from bens_fluxos where bem_id = $1 and data_retorno is null', [bem]);

it('of twenty exits of one asset at once one takes it', async () => {
  const { id } = await rig.bem();
  const all = await Promise.all(Array.from({ length: 20 }, () => rig.sair<Refusal>([id])));
  expect(codes(all)).toEqual([200, ...Array.from({ length: 19 }, () => 'bens.ja_fora')]);
  expect(await abertas(id)).toHaveLength(1);
});

it('exits of the same assets in opposite order do not stop each other: each is whole or nothing', async () => {
  const bens = await Promise.all(Array.from({ length: 12 }, () => rig.bem()));
  const ids = bens.map(({ id }) => id);
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, n) => {
      const part = [...ids.slice(n), ...ids.slice(0, n)].slice(0, 6);
      return rig.sair<Refusal>(n % 2 === 0 ? part : part.toReversed());
    }),
  );
  expect(new Set(codes(all))).toEqual(new Set([200, 'bens.ja_fora']));
  const out = await rig.app.rows('select bem_id from bens_fluxos');
  expect(out).toHaveLength(6 * all.filter(({ status }) => status === 200).length);
  expect(new Set(out.map((row) => JSON.stringify(row))).size).toBe(out.length);
});

it('of a discard and an exit at once one happens', async () => {
  for (let n = 0; n < 8; n++) {
    const bem = await rig.bem();
    const [fim, saida] = await Promise.all([rig.descartar<Refusal>(bem), rig.sair<Refusal>([bem.id])]);
    expect([fim.status, saida.status].filter((status) => status === 200)).toHaveLength(1);
    const { situacao } = await rig.read(bem.id);
    expect(situacao).toBe(fim.status === 200 ? 'Descartado' : 'Em uso');
  }
});

it('a number is used again while its asset is discarded, or the discard is undone: never both', async () => {
  for (let n = 0; n < 8; n++) {
    const nPatrimonio = String(100 + n);
    const velho = await rig.bem({ nPatrimonio });
    await rig.descartar(velho);
    const answers = await Promise.all([
      rig.pat.rest<BemCompleto>('POST', `/bens/${velho.id}/desfazer-descarte`, { versao: 2, motivo: 'Engano' }),
      rig.create({ nPatrimonio }),
    ]);
    expect(codes(answers)).toEqual([200, 'bens.numero_repetido']);
  }
});

it('an asset returns once, however often it is told', async () => {
  const { id } = await rig.bem();
  const fluxo = await rig.fora(id);
  const all = await Promise.all(Array.from({ length: 10 }, () => rig.voltar<Refusal>(fluxo)));
  expect(codes(all)).toEqual([200, ...Array.from({ length: 9 }, () => 'fluxos.retornado')]);
});

it('of ten maintenances of one asset at once one is open', async () => {
  const { id } = await rig.bem();
  const all = await Promise.all(Array.from({ length: 10 }, () => rig.manter<Refusal>(id)));
  expect(codes(all)).toEqual([200, ...Array.from({ length: 9 }, () => 'bens.ja_em_manutencao')]);
});

it('two corrections that move exits to each other’s asset do not stop each other', async () => {
  const [a, b] = [await rig.bem(), await rig.bem()];
  const volta = { jaRetornou: true, dataRetorno: rig.dia(-1), horaRetorno: '10:00' };
  const [x, y] = [await rig.fora(a.id, volta), await rig.fora(b.id, volta)];
  const answers = await Promise.all([
    rig.pat.rest('PATCH', `/fluxos/${x.id}`, { versao: 1, bemId: b.id }),
    rig.pat.rest('PATCH', `/fluxos/${y.id}`, { versao: 1, bemId: a.id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('the same submit twice is one exit', async () => {
  const { id } = await rig.bem();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const once = () => rig.pat.rest('POST', '/fluxos', rig.saida([id]), headers);
  const [first, second] = await Promise.all([once(), once()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body).toEqual(second.body);
  expect(await abertas(id)).toHaveLength(1);
});

it('of a return and a discard at once the return always counts, and the discard only after it', async () => {
  for (let n = 0; n < 8; n++) {
    const bem = await rig.bem();
    const fluxo = await rig.fora(bem.id);
    const [volta, fim] = await Promise.all([rig.voltar<Refusal>(fluxo), rig.descartar<Refusal>(bem)]);
    expect(volta.status).toBe(200);
    expect(fim.status === 200 ? 200 : fim.body.code).toSatisfy((was) => was === 200 || was === 'bens.fora');
    expect(await abertas(bem.id)).toHaveLength(0);
    const { situacao } = await rig.read(bem.id);
    expect(situacao).toBe(fim.status === 200 ? 'Descartado' : 'Disponivel');
  }
});

it('a return and a later day of the exit at once never leave a return before its exit', async () => {
  for (let n = 0; n < 8; n++) {
    const { id } = await rig.bem();
    const fluxo = await rig.fora(id, { dataSaida: rig.dia(-5) });
    const answers = await Promise.all([
      rig.voltar<Refusal>(fluxo, { dataRetorno: rig.dia(-3) }),
      rig.pat.rest('PATCH', `/fluxos/${fluxo.id}`, { versao: fluxo.versao, dataSaida: rig.dia(-1) }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await rig.app.rows('select 1 from bens_fluxos where bem_id = $1 and data_retorno < data_saida', [id]),
    ).toEqual([]);
  }
});

it('of an allocation and a discard at once one happens: nothing discarded is given to anybody', async () => {
  const { id: idUsuario } = await rig.funcionario();
  for (let n = 0; n < 8; n++) {
    const bem = await rig.bem();
    const alvos = { ids: [bem.id], versoes: { [bem.id]: bem.versao } };
    const [dado, fim] = await Promise.all([
      rig.pat.rest<{ recusadas: { code: string }[] }>('POST', '/bens/alocar', {
        ...alvos,
        idUsuario,
        dataAlocacao: rig.hoje,
      }),
      rig.descartar<Refusal>(bem),
    ]);
    expect(dado.status).toBe(200);
    const { situacao } = await rig.read(bem.id);
    // Whoever came second held an older version.
    if (fim.status === 200) expect([situacao, dado.body.recusadas.length]).toEqual(['Descartado', 1]);
    else
      expect([situacao, dado.body.recusadas.length, fim.body.code]).toEqual([
        'Em uso',
        0,
        'plataforma.versao_conflito',
      ]);
  }
});
