import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many } from '../financeiro.office-for-tests.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

describe('changing an expense', () => {
  it('keeps the change, its version, and who made it', async () => {
    const seen = await o.one();
    const { status, body } = await o.change(seen, { valor: 120_00, descricao: 'Outra' }, o.bruno);
    expect(status).toBe(200);
    expect(body).toMatchObject({ valor: 120_00, descricao: 'Outra', versao: 2, aprovacaoAnulada: false });
    expect(await o.audit(seen.id)).toMatchObject([
      { acao: 'criar' },
      { acao: 'alterar', usuario_id: o.bruno.usuarioId },
    ]);
  });

  it.each([
    [{ valor: 0 }, 'valor', 'O valor deve ser maior que zero.'],
    [{ dataVencimento: '2026-13-01' }, 'dataVencimento', 'Data inválida'],
    [{ descricao: '' }, 'descricao', ' Obrigatório'],
    [{ tipoDespesa: 'Inventado' }, 'tipoDespesa', 'Escolha uma das opções.'],
    [{ valorPago: 1 }, 'valorPago', 'Campo desconhecido: valorPago.'],
    [{ grupoParcelas: null }, 'grupoParcelas', 'Campo desconhecido: grupoParcelas.'],
  ])('%j is refused at %s', async (body, campo, mensagem) => {
    const seen = await o.one();
    const answer = await o.change<Refusal>(seen, body);
    expect([answer.status, answer.body.data.campos]).toEqual([400, expect.objectContaining({ [campo]: mensagem })]);
    expect((await o.get(seen.id)).versao).toBe(1);
  });

  it('does not collide with itself, but with another', async () => {
    const [a, b] = [await o.one({ numeroDocumento: 'A' }), await o.one({ numeroDocumento: 'B' })];
    expect((await o.change(a, { numeroDocumento: 'A', valor: 7 })).status).toBe(200);
    const { status, body } = await o.change<Refusal>(b, { numeroDocumento: 'A' });
    expect([status, body.code, body.data.existente]).toEqual([409, 'despesas.duplicada', a.id]);
  });

  it('a word that its list has lost, and a beneficiary disabled since, stay while they are not touched', async () => {
    const seen = await o.one();
    await o.setting('tiposDocumento', ['NOTA']);
    await o.app.rows('update beneficiarios set desabilitado = true');
    const answer = await o.change(seen, { tipoDocumento: 'BOLETO', idBeneficiario: o.idBeneficiario, valor: 5 });
    await o.app.rows('update beneficiarios set desabilitado = false');
    expect([answer.status, answer.body.valor]).toEqual([200, 5]);
  });

  it('the link to an event is both columns or none', async () => {
    const seen = await o.one();
    const refused = async (body: object) => (await o.change<Refusal>(seen, body)).body.data.campos;
    expect(await refused({ relacaoEvento: true })).toEqual({ idEvento: ' Obrigatório' });
    expect(await refused({ idEvento: o.idEvento })).toEqual({ relacaoEvento: ' Obrigatório' });
    expect((await o.get(seen.id)).versao).toBe(1);
    const { body } = await o.change(seen, { relacaoEvento: true, idEvento: o.idEvento });
    expect(body).toMatchObject({ relacaoEvento: true, nomeEvento: 'Congresso anual' });
    expect((await o.change(body, { relacaoEvento: false })).body).toMatchObject({ idEvento: null });
  });
});

describe('a row of the import', () => {
  it('a conferir comes under the duplicate rule with any next change, even of its description', async () => {
    const [known, imported] = [await o.one({ numeroDocumento: 'X' }), await o.one({ numeroDocumento: 'Y' })];
    await o.app.rows(`update despesas set conferir = true, numero_documento = 'X' where id = $1`, [imported.id]);
    const seen = await o.get(imported.id);
    expect((await o.change<Refusal>(seen, { descricao: 'vista' })).body).toMatchObject({
      code: 'despesas.duplicada',
      message: 'Despesa com item de despesa, beneficiário, data de vencimento, tipo e número de documento duplicado.',
      data: { existente: known.id },
    });
    const fixed = await o.change(seen, { numeroDocumento: 'Z' });
    expect([fixed.status, fixed.body.conferir]).toEqual([200, false]);
  });

  it('that is excluded or has no due date exists for nobody', async () => {
    const paid = { ...PAGAMENTO, irrf: 1_00 };
    const secret = { descricao: 'Escondida', liquidacao: paid };
    const [gone, dateless] = [await o.one(secret), await o.one(secret)];
    const shown = await o.one();
    await o.app.rows('update despesas set excluido = true where id = $1', [gone.id]);
    await o.app.rows('update despesas set data_vencimento = null where id = $1', [dateless.id]);
    for (const { id } of [gone, dateless]) {
      const seen = { id, versao: 2 };
      expect((await o.ana.rest('GET', `/despesas/${id}`)).status).toBe(404);
      expect((await o.change(seen, { valor: 1 })).status).toBe(404);
      expect((await o.remove(seen)).status).toBe(404);
      expect((await o.act(o.ana, 'solicitar-aprovacao', many(seen))).body.recusadas).toMatchObject([
        { id, code: 'plataforma.nao_encontrado' },
      ]);
    }
    expect((await o.list()).itens.map(({ id }) => id)).toEqual([shown.id]);
    // No other operation shows them: search over everything, history, retained taxes, what was paid before, spreadsheet.
    const read = <T>(path: string) => o.read<T>(path);
    for (const { id } of [gone, dateless]) {
      for (const way of ['historico', 'recibo', 'pagamentos-anteriores']) {
        expect([way, (await o.ana.rest('GET', `/despesas/${id}/${way}`)).status]).toEqual([way, 404]);
      }
    }
    expect((await read<{ itens: unknown[] }>('/despesas/retencoes')).itens).toEqual([]);
    expect((await read<{ itens: unknown[] }>(`/despesas/${shown.id}/pagamentos-anteriores`)).itens).toEqual([]);
    expect(JSON.stringify((await o.ana.rest('GET', '/busca?busca=Escondida')).body)).not.toContain(gone.id);
    expect((await o.ana.rest('GET', '/despesas/exportar?formato=csv')).bytes.toString()).not.toContain('Escondida');
  });
});

describe('a change of what was approved', () => {
  it.each([
    ['valor', () => 100_01],
    ['dataVencimento', () => '2026-11-26'],
    ['centroCusto', () => 'Outro'],
    ['tipoDespesa', () => 'Diverso'],
    ['tipoDocumento', () => 'FATURA'],
    ['numeroDocumento', () => 'novo'],
    ['meioPagamento', () => 'Cheque'],
    ['idBeneficiario', () => o.beneficiario({ nomeBeneficiario: 'Outra Ltda' })],
    ['idItemDespesa', () => o.item('Outro item')],
  ])('of %s voids state and approvers', async (campo, value) => {
    const seen = await o.approved();
    const { status, body } = await o.change(seen, { [campo]: await value() }, o.bruno);
    expect(status).toBe(200);
    expect(body).toMatchObject({ aprovacaoAnulada: true, situacao: null, aprovadores: [], solicitante: null });
    expect(await o.app.rows('select 1 from despesas_aprovacoes where despesa_id = $1', [seen.id])).toEqual([]);
  });

  it('of the description, or to the same value, voids nothing', async () => {
    const { body } = await o.change(await o.approved(), { descricao: 'mais clara', valor: 100_00 });
    expect(body).toMatchObject({ aprovacaoAnulada: false, situacao: 'Aprovada', aprovadores: [{}, {}] });
  });
});

describe('changed and asked for in one act', () => {
  it('what was approved waits for approval again, in the name of who changed it, after one write', async () => {
    const seen = await o.approved();
    const { status, body } = await o.change(seen, { valor: 130_00, solicitarAprovacao: true }, o.bruno);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ valor: 130_00, aprovacaoAnulada: true, situacao: 'Aguardando aprovação', solicitante: 'Bruno' },
      aprovadores: [],
    });
  });

  it('of later instalments those are asked for that can be; what waits already stays as it is', async () => {
    const [first, second, third] = await o.instalments(3);
    await o.actNow(o.ana, 'solicitar-aprovacao', [second as { id: string }]);
    const escopo = 'esta_e_seguintes';
    const { status } = await o.change(first, { descricao: 'Clara', escopo, solicitarAprovacao: true }, o.bruno);
    expect(status).toBe(200);
    const now = await Promise.all([first, second, third].map((one) => o.get(one?.id ?? '')));
    expect(now.map(({ solicitante }) => solicitante)).toEqual(['Bruno', 'Ana', 'Bruno']);
  });

  it('what waits already, and is left as it was, is refused, and nothing is saved', async () => {
    const seen = await o.asked();
    const { status, body } = await o.change<Refusal>(seen, { descricao: 'Clara', solicitarAprovacao: true });
    expect([status, body.code]).toEqual([409, 'despesas.estado']);
    expect(await o.get(seen.id)).toMatchObject({ versao: seen.versao, descricao: 'Boletim de novembro' });
  });
});
