/** Retained taxes paid over: recorded once a month and tax, undone, late, and missing again when more is retained. */
import type { ResumoRetencoes, Retencao } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(async () => {
  await o.app.rows('delete from retencoes_recolhimentos');
  await o.clear();
  await o.setting('diaIrrf', 25);
});

/** The clock stands on 20/11/2026, a holiday: October's tax was due on the 19th, by the setting's day on the 25th. */
const paga = (dia: string, irrf: number, over: object = {}) =>
  o.settled(over, { ...PAGAMENTO, dataLiquidacaoPagamento: dia, irrf });
const recolher = (body: object, who: TestPerson = o.ana) =>
  who.rest<Refusal & { id: string }>('POST', '/despesas/retencoes/recolher', {
    mes: '2026-10',
    imposto: 'irrf',
    devido: 3_00,
    dataRecolhimento: '2026-11-18',
    ...body,
  });
const desfazer = (id: string, versao = 1, who: TestPerson = o.ana) =>
  who.rest<Refusal>('POST', `/despesas/retencoes/recolhimentos/${id}/desfazer`, { versao });
const lista = (query = '') => o.read<{ itens: Retencao[]; somas: { retido: number } }>(`/despesas/retencoes${query}`);
const doMes = async (mes = '2026-10', query = '') =>
  (await o.read<ResumoRetencoes>(`/despesas/retencoes/resumo${query}`)).itens.find((one) => one.mes === mes);
const guardados = () => o.app.rows('select mes, imposto, valor, id_despesa from retencoes_recolhimentos');

describe('recording that a tax was paid over', () => {
  it('keeps the day, what was owed and the expense that paid it; the audit says who', async () => {
    await paga('2026-10-05', 1_00);
    await paga('2026-10-31', 2_00);
    const darf = await o.settled({ descricao: 'DARF' });
    const { status, body } = await recolher({ idDespesa: darf.id });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await doMes()).toMatchObject({
      devido: 3_00,
      recolhimento: {
        id: body.id,
        data: '2026-11-18',
        valor: 3_00,
        idDespesa: darf.id,
        despesa: 'Impressão de boletins · Gráfica São João',
      },
    });
    const { itens } = await lista();
    expect(itens.map((row) => [row.retido, row.devido, row.recolhimento, row.recolhidoEm])).toEqual([
      [2_00, 3_00, 'recolhido', '2026-11-18'],
      [1_00, 3_00, 'recolhido', '2026-11-18'],
    ]);
    expect(await o.audit(body.id)).toMatchObject([
      { operacao: 'despesas.recolher', acao: 'criar', usuario_id: o.ana.usuarioId, depois: { valor: 3_00 } },
    ]);
  });

  it('undone it is owed again, and can be recorded anew; on an old version it is not undone', async () => {
    await paga('2026-10-05', 3_00);
    const { id } = (await recolher({})).body;
    expect((await desfazer(id, 2)).status).toBe(409);
    expect((await desfazer(id, 1, o.vera)).status).toBe(403);
    expect((await desfazer(id)).status).toBe(200);
    expect([(await doMes())?.recolhimento, await guardados()]).toEqual([null, []]);
    expect((await o.audit(id)).at(-1)).toMatchObject({ acao: 'excluir', antes: { data_recolhimento: '2026-11-18' } });
    expect((await desfazer(id)).status).toBe(404);
    expect((await recolher({ dataRecolhimento: '2026-11-20' })).status).toBe(200);
  });

  it('what is retained in the month afterwards is missing, and what is taken back is not', async () => {
    await paga('2026-10-05', 3_00);
    await recolher({});
    const later = await paga('2026-10-06', 50);
    expect((await lista()).itens.map((row) => [row.recolhimento, row.devido, row.recolhido])).toEqual([
      ['a_recolher', 3_50, 3_00],
      ['a_recolher', 3_50, 3_00],
    ]);
    await o.done('desfazer-liquidacao', later, { motivo: 'Engano' });
    expect((await lista()).itens.map((row) => row.recolhimento)).toEqual(['recolhido']);
  });

  it('the whole month is meant, whatever the filter shows', async () => {
    await paga('2026-10-05', 1_00);
    await paga('2026-10-31', 2_00, { idBeneficiario: await o.beneficiario({ nomeBeneficiario: 'Contábil' }) });
    const { itens } = await o.read<ResumoRetencoes>(`/despesas/retencoes/resumo?busca=contabil`);
    expect(itens).toMatchObject([{ retido: 2_00, devido: 3_00 }]);
    expect((await recolher({})).status).toBe(200);
    expect((await lista('?busca=contabil')).itens[0]?.recolhimento).toBe('recolhido');
  });
});

describe('a recording is refused', () => {
  it.each([
    [{ dataRecolhimento: '2026-11-21' }, { dataRecolhimento: 'O recolhimento não pode ter data futura.' }],
    [
      { dataRecolhimento: '2026-09-30' },
      { dataRecolhimento: 'O recolhimento não pode ser anterior ao mês da retenção.' },
    ],
    [{ mes: '2026-13' }, { mes: 'Mês inválido' }],
    [{ idDespesa: '01939e2b-7c00-7000-8000-000000000099' }, { idDespesa: 'A despesa não existe mais.' }],
  ])('%j: told at its field, nothing is written', async (over, campos) => {
    await paga('2026-10-05', 3_00);
    const { status, body } = await recolher(over);
    expect([status, body.data.campos, await guardados()]).toEqual([400, campos, []]);
  });

  it('by an expense that is not settled, by who only looks, of a month that retained nothing', async () => {
    await paga('2026-10-05', 3_00);
    const open = await o.one();
    expect((await recolher({ idDespesa: open.id })).body.data.campos).toEqual({
      idDespesa: 'A despesa que pagou a guia precisa estar liquidada.',
    });
    expect((await recolher({}, o.vera)).status).toBe(403);
    expect((await recolher({ imposto: 'iss' })).status).toBe(404);
    expect(await guardados()).toEqual([]);
  });

  it('when the total is not the one that was seen: it tells the new one', async () => {
    await paga('2026-10-05', 3_00);
    await paga('2026-10-06', 50);
    const { status, body } = await recolher({});
    expect([status, body.code]).toEqual([409, 'despesas.retencao_mudou']);
    expect(body.message.replaceAll('\u00a0', ' ')).toContain('R$ 3,50');
    expect(await guardados()).toEqual([]);
  });

  it('of five at the same moment all but one, in words', async () => {
    await paga('2026-10-05', 3_00);
    const answers = await Promise.all([o.ana, o.bruno, o.ana, o.bruno, o.ana].map((who) => recolher({}, who)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('despesas.ja_recolhido');
    expect(await guardados()).toHaveLength(1);
  });
});

describe('the list', () => {
  it('tells what is late from what is in time, filters by it, and the spreadsheet says it', async () => {
    await paga('2026-09-30', 1_00);
    await paga('2026-10-01', 2_00);
    await paga('2026-11-01', 4_00);
    await recolher({ mes: '2026-11', devido: 4_00 });
    const valores = async (recolhimento: string) =>
      (await lista(`?recolhimento=${recolhimento}`)).itens.map(({ retido }) => retido);
    expect(await valores('atrasado')).toEqual([1_00]);
    expect(await valores('a_recolher')).toEqual([2_00]);
    expect(await valores('recolhido')).toEqual([4_00]);
    expect((await lista('?recolhimento=a_recolher,atrasado')).somas.retido).toBe(3_00);
    expect((await doMes('2026-11', '?recolhimento=atrasado')) ?? null).toBeNull();
    const csv = (await o.vera.rest('GET', '/despesas/retencoes/exportar?formato=csv')).bytes.toString();
    expect(csv.split(/\r?\n/).map((line) => line.split(';').slice(-2))).toEqual([
      ['Recolhimento', 'Recolhido em'],
      ['Recolhido', '18/11/2026'],
      ['A recolher, no prazo', ''],
      ['A recolher, em atraso', ''],
      [''],
    ]);
    await o.setting('diaIrrf', 20);
    expect(await valores('atrasado')).toEqual([2_00, 1_00]);
  });

  it('outlives the expense that paid the form', async () => {
    await paga('2026-10-05', 3_00);
    const darf = await o.settled();
    await recolher({ idDespesa: darf.id });
    await o.especiais(o.ana);
    expect((await o.remove(darf)).status).toBe(200);
    expect((await doMes())?.recolhimento).toMatchObject({ data: '2026-11-18', idDespesa: null, despesa: null });
  });
});
