/** The models of recurring expenses: who may, bad input, pause, adjustment, deletion, what is written. */
import type { Recorrencia } from '@sede/domain/modules/financeiro/recorrencias';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office } from './recorrencias-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const meses = async (r: Recorrencia, query = '') =>
  (await o.propostas(`?porPagina=100${query}`)).itens.filter((p) => p.idRecorrencia === r.id).map(({ mes }) => mes);
const campos = ({ body }: { body: Refusal }) => Object.keys(body.data.campos ?? {});

describe('registering', () => {
  it('is finance’s, reading is whoever sees finance', async () => {
    expect((await o.registerRecorrencia({}, o.vera)).status).toBe(403);
    expect((await o.registerRecorrencia({}, o.eva)).status).toBe(403);
    const { id } = await o.recorrencia();
    expect((await o.vera.rest('GET', `/recorrencias/${id}`)).status).toBe(200);
    expect((await o.eva.rest('GET', '/recorrencias')).status).toBe(403);
    expect((await o.app.stranger.rest('GET', '/recorrencias')).status).toBe(401);
  });

  it('gives the model with its next due date and how many are overdue', async () => {
    const made = await o.recorrencia({ diaVencimento: 25 });
    expect(made).toMatchObject({
      itemDespesa: 'Aluguel',
      nomeBeneficiario: 'Imobiliária Eixo Sul',
      situacao: 'ativa',
      proximoVencimento: '2026-09-25',
      atrasadas: 2,
      pode: { retomar: 'nao_pausada' },
    });
    const { itens } = await o.read<{ itens: Recorrencia[] }>('/recorrencias?busca=eixo sul&situacao=ativa');
    expect(itens.map(({ id }) => id)).toEqual([made.id]);
  });

  it.each([
    [{ diaVencimento: 32 }, 'diaVencimento'],
    [{ diaVencimento: 0 }, 'diaVencimento'],
    [{ valor: 0 }, 'valor'],
    [{ frequencia: 'semanal' }, 'frequencia'],
    [{ primeiroMes: '2026-13' }, 'primeiroMes'],
    [{ primeiroMes: '2025-10' }, 'primeiroMes'],
    [{ ultimoMes: '2026-08' }, 'ultimoMes'],
    [{ descricao: 'Aluguel {mez}' }, 'descricao'],
    [{ tipoDespesa: 'Inventado' }, 'tipoDespesa'],
    [{ relacaoEvento: true }, 'idEvento'],
  ])('%j is refused at its field, and nothing is written', async (over, campo) => {
    const answer = await o.registerRecorrencia<Refusal>(over);
    expect(answer.status).toBe(400);
    expect(campos(answer)).toEqual([campo]);
    expect(await o.app.rows('select 1 from recorrencias')).toEqual([]);
  });

  it('what it refers to cannot be deleted, and a disabled one is refused', async () => {
    const outro = await o.beneficiario('Outra imobiliária');
    await o.recorrencia({ idBeneficiario: outro });
    const refused = await o.ana.rest<Refusal>('DELETE', `/beneficiarios/${outro}`, { versao: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'beneficiarios.em_uso_recorrencia' } });
    await o.ana.rest('POST', `/beneficiarios/${outro}/desabilitar`, { versao: 1 });
    expect(campos(await o.registerRecorrencia<Refusal>({ idBeneficiario: outro }))).toEqual(['idBeneficiario']);
  });

  it('the words of the lists that it uses stay in the lists', async () => {
    await o.setting('tiposDocumento', ['BOLETO', 'CARNÊ']);
    await o.recorrencia({ tipoDocumento: 'CARNÊ' });
    const gestor = await o.app.person(['gestor_sistema']);
    const { body } = await gestor.rest<{ itens: { chave: string; versao: number }[] }>('GET', '/configuracoes');
    const versao = body.itens?.find(({ chave }) => chave === 'tiposDocumento')?.versao ?? 1;
    const mudancas = [{ chave: 'tiposDocumento', valor: ['BOLETO'], versao }];
    const answer = await gestor.rest<Refusal>('PATCH', '/configuracoes', { mudancas });
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body)).toContain('CARNÊ');
  });
});

describe('changing', () => {
  it('takes the version that was seen, and the history says it in words', async () => {
    const made = await o.recorrencia();
    const { status } = await o.changeRecorrencia(made, { valor: 120_00, frequencia: 'bimestral' });
    expect(status).toBe(200);
    const late = await o.changeRecorrencia<Refusal>(made, { valor: 130_00 });
    expect(late).toMatchObject({ status: 409, body: { code: 'plataforma.versao_conflito' } });
    const { itens } = await o.read<{ itens: { mudancas: { rotulo: string; para: string }[] }[] }>(
      `/recorrencias/${made.id}/historico`,
    );
    expect(itens[0]?.mudancas.map(({ rotulo, para }) => [rotulo, para])).toEqual([
      ['Valor', 'R$ 120,00'],
      ['Frequência', 'Bimestral'],
    ]);
  });

  it('a last month before the first is refused at its field', async () => {
    const answer = await o.changeRecorrencia<Refusal>(await o.recorrencia(), { ultimoMes: '2026-01' });
    expect(answer.status).toBe(400);
    expect(campos(answer)).toEqual(['ultimoMes']);
  });
});

describe('a pause', () => {
  it('hides the months from one on; going on explains each of those between', async () => {
    const made = await o.recorrencia();
    const paused = await o.doneOn(made, 'pausar', { aPartirDe: '2026-10' });
    expect(paused).toMatchObject({ situacao: 'pausada', pausadaDesde: '2026-10', atrasadas: 1 });
    expect(await meses(made)).toEqual(['2026-09']);
    expect((await o.on(paused, 'pausar', { aPartirDe: '2026-11' })).status).toBe(409);

    const early = await o.on<Refusal>(paused, 'retomar', { aPartirDe: '2026-09' });
    expect(campos(early)).toEqual(['aPartirDe']);
    const going = await o.doneOn(paused, 'retomar', { aPartirDe: '2026-11' });
    expect(going.situacao).toBe('ativa');
    expect(await meses(made)).toEqual(['2026-09', '2026-11']);
    const { itens } = await o.read<{ itens: { mes: string; motivoPulo: string }[] }>(`/recorrencias/${made.id}/meses`);
    expect(itens.map(({ mes, motivoPulo }) => [mes, motivoPulo])).toEqual([['2026-10', 'Recorrência pausada.']]);
    // A month that nobody meant to skip is proposed again.
    const back = await o.doneOn(going, 'desfazer-pulo', { mes: '2026-10' });
    expect(await meses(made)).toEqual(['2026-09', '2026-10', '2026-11']);
    const again = await o.on<Refusal>(back, 'desfazer-pulo', { mes: '2026-10' });
    expect(again).toMatchObject({ status: 409, body: { code: 'recorrencias.estado' } });
  });
});

describe('an adjustment', () => {
  it('holds from its month on; the months before keep their amount', async () => {
    const made = await o.recorrencia();
    const after = await o.doneOn(made, 'reajustar', { ajuste: 462, aPartirDe: '2026-11' });
    expect(after).toMatchObject({ valor: 104_62, valorAnterior: 100_00, valorDesde: '2026-11' });
    const { itens, somas } = await o.propostas();
    expect(itens.map(({ mes, valor }) => [mes, valor])).toEqual([
      ['2026-09', 100_00],
      ['2026-10', 100_00],
      ['2026-11', 104_62],
    ]);
    expect(somas.valor).toBe(304_62);

    // Their former amount would be lost: the next adjustment is refused until they are confirmed or skipped.
    const soon = await o.on<Refusal>(after, 'reajustar', { ajuste: 100, aPartirDe: '2026-12' });
    expect(soon).toMatchObject({ status: 422, body: { code: 'recorrencias.reajuste_pendente' } });
    await o.pular(itens.slice(0, 2));
    expect((await o.on(after, 'reajustar', { ajuste: 100, aPartirDe: '2026-12' })).status).toBe(200);
  });

  it.each([
    [{ ajuste: 0, aPartirDe: '2026-11' }, 'ajuste'],
    [{ ajuste: -9_999, aPartirDe: '2026-11' }, 'ajuste'],
    [{ ajuste: 100, aPartirDe: '2026-08' }, 'aPartirDe'],
  ])('%j is refused at its field', async (body, campo) => {
    const answer = await o.on<Refusal>(await o.recorrencia({ valor: 1 }), 'reajustar', body);
    expect(answer.status).toBe(400);
    expect(campos(answer)).toEqual([campo]);
  });

  it('a variable amount follows the last payment instead', async () => {
    const made = await o.recorrencia({ tipoValor: 'estimado' });
    expect(made.pode.reajustar).toBe('valor_variavel');
    const refused = await o.on<Refusal>(made, 'reajustar', { ajuste: 100, aPartirDe: '2026-11' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'recorrencias.estado' } });
  });
});

describe('disabling and deleting', () => {
  it('a disabled one proposes nothing until it is enabled again', async () => {
    const made = await o.recorrencia();
    const off = await o.doneOn(made, 'desabilitar', {});
    expect(off).toMatchObject({ situacao: 'desabilitada', proximoVencimento: null, atrasadas: 0 });
    expect(await meses(made)).toEqual([]);
    await o.doneOn(off, 'habilitar', {});
    expect(await meses(made)).toEqual(['2026-09', '2026-10', '2026-11']);
  });

  it('is deleted only while nothing came of it', async () => {
    const [made, used] = [await o.recorrencia(), await o.recorrencia({ diaVencimento: 9 })];
    await o.feita(used, '2026-09');
    const gone = await o.ana.rest('DELETE', `/recorrencias/${made.id}`, { versao: made.versao });
    expect(gone.status).toBe(200);
    const refused = await o.ana.rest<Refusal>('DELETE', `/recorrencias/${used.id}`, { versao: used.versao });
    expect(refused).toMatchObject({ status: 409, body: { code: 'recorrencias.em_uso' } });
    expect(await o.app.rows('select 1 from recorrencias')).toHaveLength(1);
  });
});

it('the list says each state, and filters by it', async () => {
  const [ativa, encerrada, pausada, desabilitada] = [
    await o.recorrencia({ diaVencimento: 1 }),
    await o.recorrencia({ diaVencimento: 2, ultimoMes: '2026-10' }),
    await o.recorrencia({ diaVencimento: 3 }),
    await o.recorrencia({ diaVencimento: 4 }),
  ];
  await o.doneOn(pausada, 'pausar', { aPartirDe: '2026-11' });
  await o.doneOn(desabilitada, 'desabilitar', {});
  for (const [situacao, { id }] of Object.entries({ ativa, encerrada, pausada, desabilitada })) {
    const page = await o.read<{ itens: Recorrencia[]; total: number }>(`/recorrencias?situacao=${situacao}`);
    expect(page.itens.map((r) => [r.id, r.situacao])).toEqual([[id, situacao]]);
    expect(page.total).toBe(1);
  }
  const csv = (await o.vera.rest('GET', '/recorrencias/exportar?formato=csv&ordem=diaVencimento')).bytes.toString();
  expect(csv.trim().split(/\r?\n/)).toHaveLength(5);
  expect(csv).toContain('outubro/2026');
});

it('Ctrl K finds it by item and beneficiary', async () => {
  const { id } = await o.recorrencia();
  const found = await o.read<{ grupos: { fonte: string; itens: { id: string; titulo: string }[] }[] }>(
    '/busca?busca=aluguel eixo',
  );
  const group = found.grupos.find(({ fonte }) => fonte === 'recorrencias');
  expect(group?.itens.map((hit) => [hit.id, hit.titulo])).toEqual([[id, 'Aluguel · Imobiliária Eixo Sul']]);
});
