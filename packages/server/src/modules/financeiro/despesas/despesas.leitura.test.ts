import type { HistoryPage } from '@sede/domain/contract';
import type { DespesaLida } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());

type Leitura = { registro: DespesaLida; historico: HistoryPage };
const historia = (id: string, query = '') => o.read<HistoryPage>(`/despesas/${id}/historico${query}`, o.vera);

describe('what a panel reads of an expense', () => {
  it('is one answer: the whole record, the key it is paid by, people by name, the newest of its history', async () => {
    const idBeneficiario = await o.beneficiario({
      nomeBeneficiario: 'Barros & Lima',
      chavePix: 'financeiro@barros.adv',
    });
    const [seen] = await o.instalments(2, { idBeneficiario, valor: 50_00 });
    await o.actNow(o.ana, 'solicitar-aprovacao', [seen]);
    const { registro, historico } = await o.read<Leitura>(`/despesas/${seen.id}/leitura`, o.vera);
    expect(registro).toMatchObject({ id: seen.id, chavePix: 'financeiro@barros.adv', solicitante: 'Ana' });
    expect(registro.parcelasDoGrupo.map(({ parcela }) => parcela)).toEqual(['1/2', '2/2']);
    expect(historico.itens.map(({ feito, por }) => [feito, por])).toEqual([
      ['Aprovação solicitada', 'Ana'],
      ['Registro criado', 'Ana'],
    ]);
    // People are named, never written as their e-mail.
    expect(historico.itens[0]?.mudancas).toContainEqual(
      expect.objectContaining({ rotulo: 'Solicitante', para: 'Ana' }),
    );
  });

  it('is not there for somebody to whom the expense is not: an approver before it was asked for', async () => {
    const seen = await o.one();
    const { status } = await o.carla.rest<Refusal>('GET', `/despesas/${seen.id}/leitura`);
    expect(status).toBe(404);
  });
});

describe('the history', () => {
  it('comes in pages that neither repeat nor lose an entry, and says how many are left', async () => {
    const seen = await o.one();
    for (let valor = 1; valor <= 5; valor++) await o.change(await o.get(seen.id), { valor: valor * 1_00 });
    const whole = await historia(seen.id);
    expect(whole).toMatchObject({ total: 6, proximo: null });
    const pages: HistoryPage[] = [];
    let antes: number | null = null;
    do {
      const page: HistoryPage = await historia(seen.id, `?limite=4${antes === null ? '' : `&antes=${antes}`}`);
      pages.push(page);
      antes = page.proximo;
    } while (antes !== null);
    expect(pages.map(({ itens, total }) => [itens.length, total])).toEqual([
      [4, 6],
      [2, 2],
    ]);
    expect(pages.flatMap(({ itens }) => itens.map(({ id }) => id))).toEqual(whole.itens.map(({ id }) => id));
  });

  it('is filtered by kind: what was typed, what was decided and done, the files', async () => {
    const seen = await o.one({ anexos: [await o.pdf('nota.pdf')] });
    await o.change(await o.get(seen.id), { valor: 120_00 });
    await o.actNow(o.ana, 'solicitar-aprovacao', [seen]);
    await o.actNow(o.carla, 'aprovar', [seen]);
    await o.done('liquidar', await o.get(seen.id), PAGAMENTO);
    const feitos = async (tipo: string) => (await historia(seen.id, `?tipo=${tipo}`)).itens.map(({ feito }) => feito);
    expect(await feitos('alteracoes')).toEqual(['Alteração', 'Registro criado']);
    expect(new Set(await feitos('atos'))).toEqual(new Set(['Liquidação', 'Aprovação', 'Aprovação solicitada']));
    const anexos = await historia(seen.id, '?tipo=anexos');
    expect(anexos.itens.map(({ mudancas }) => mudancas[0]?.para)).toEqual(['nota.pdf']);
    expect(anexos.total).toBe(1);
  });
});

describe('one record asked of a list', () => {
  it('is there if the filter finds it, whatever the page, and is not if it does not', async () => {
    const due = await o.one({ dataVencimento: '2027-03-10' });
    const list = (filter: string) =>
      o.read<{ itens: { id: string }[]; total?: number }>(`/despesas?porPagina=5&apenas=${due.id}&${filter}`, o.vera);
    const found = await list('inicio=2027-03-01&fim=2027-03-31');
    expect([found.itens.map(({ id }) => id), found.total]).toEqual([[due.id], 1]);
    expect(await list('inicio=2026-11-01&fim=2026-11-30')).toMatchObject({ itens: [], total: 0 });
    const gestor = await o.app.person(['gestor_sistema'], { nome: 'Gil' });
    // A list that is no described record's takes it as well.
    const trail = await gestor.rest<{ itens: unknown[] }>('GET', `/auditoria?apenas=${due.id}`);
    expect([trail.status, trail.body.itens]).toEqual([200, []]);
  });
});

describe('registered and asked for in one act', () => {
  it('every instalment waits for approval, in the name of who registered it', async () => {
    const all = await o.instalments(3, { solicitarAprovacao: true });
    expect(all.map(({ situacao, solicitante }) => [situacao, solicitante])).toEqual(
      Array.from({ length: 3 }, () => ['Aguardando aprovação', 'Ana']),
    );
  });
});

describe('the expenses of one beneficiary', () => {
  it('are summed by year of their payment, newest first; what is open stands beside', async () => {
    const idBeneficiario = await o.beneficiario({ nomeBeneficiario: 'Teles & Moura' });
    await o.settled({ idBeneficiario, valor: 10_00, dataVencimento: '2026-10-20' });
    const other = await o.settled(
      { idBeneficiario, valor: 20_00, dataVencimento: '2025-12-10' },
      { ...PAGAMENTO, dataLiquidacaoPagamento: '2025-12-10', confirmacaoData: true },
    );
    await o.done('estornar', other, { valorEstorno: 5_00, dataEstorno: '2026-11-20' });
    await o.one({ idBeneficiario, valor: 40_00, dataVencimento: '2026-11-19' });
    await o.one({ idBeneficiario, valor: 80_00, dataVencimento: '2026-12-19' });
    const path = `/despesas/do-beneficiario?idBeneficiario=${idBeneficiario}`;
    expect(await o.read(path, o.vera)).toEqual({
      anos: [
        { ano: 2026, quantidade: 1, pago: 10_00, estornado: 0 },
        { ano: 2025, quantidade: 1, pago: 20_00, estornado: 5_00 },
      ],
      abertas: { quantidade: 2, valor: 120_00, vencidas: 1 },
    });
    // Whoever sees no register of expenses sees no sums of them.
    expect((await o.carla.rest('GET', path)).status).toBe(403);
  });

  it('stand before its items in the sentence that refuses to delete it', async () => {
    const idBeneficiario = await o.beneficiario({ nomeBeneficiario: 'Em uso nos dois' });
    await o.made(o.ana, '/itens-despesa', { tipo: 'Serviços', nome: 'Faxina do anexo', idBeneficiario });
    await o.one({ idBeneficiario });
    const { versao } = await o.read<{ versao: number }>(`/beneficiarios/${idBeneficiario}`, o.ana);
    const refused = await o.ana.rest<Refusal>('DELETE', `/beneficiarios/${idBeneficiario}`, { versao });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'O Beneficiário está associado a uma ou mais despesas e não pode ser excluído.',
    ]);
  });
});
