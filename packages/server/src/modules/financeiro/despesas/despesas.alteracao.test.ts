import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type DespesasWorld, despesasWorld } from './despesas-world-for-tests.ts';

let m: DespesasWorld;
beforeAll(async () => {
  m = await despesasWorld();
});
afterAll(() => m.app.close());
beforeEach(() => m.reset());

const later = { escopo: 'esta_e_seguintes' };
const plan = async (over: object = {}) => {
  const [a = '', b = '', c = '', d = ''] = (await m.registered({ numeroParcelas: 4, ...over })).ids;
  return [a, b, c, d] as const;
};
const dates = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(m.row))).map((row) => String(row.data_vencimento));

describe('the link to an event', () => {
  it('is both columns or none', async () => {
    const id = await m.one();
    const refused = async (body: object) => (await m.patch<Refusal>(m.ana, id, body)).body.data.campos;
    expect(await refused({ relacaoEvento: true })).toEqual({ idEvento: ' Obrigatório' });
    expect(await refused({ idEvento: m.base.idEvento })).toEqual({ relacaoEvento: ' Obrigatório' });
    const { body } = await m.patch(m.ana, id, { relacaoEvento: true, idEvento: m.base.idEvento });
    expect(body).toMatchObject({ relacaoEvento: true, nomeEvento: 'Encontro Nacional' });
    expect((await m.patch(m.ana, id, { relacaoEvento: false })).body).toMatchObject({ idEvento: null });
  });

  it('of a later instalment stays its own while another field changes', async () => {
    const ids = await plan();
    await m.patch(m.ana, ids[2], { relacaoEvento: true, idEvento: m.base.idEvento });
    await m.patch(m.ana, ids[0], { descricao: 'Nova descrição', ...later });
    expect(await m.row(ids[2])).toMatchObject({ id_evento: m.base.idEvento, descricao: 'Nova descrição' });
    const other = await m.evento('Congresso');
    await m.patch(m.ana, ids[0], { relacaoEvento: true, idEvento: other, ...later });
    expect((await Promise.all(ids.map(m.row))).map((row) => row.id_evento)).toEqual(Array(4).fill(other));
  });
});

describe('moving the due date with the later ones', () => {
  it('is refused where a settled sister keeps the day, and then nothing moves', async () => {
    const ids = await plan();
    await m.act(m.ana, 'liquidar', ids[2], m.paga);
    const before = await dates(ids);
    const answer = await m.patch<Refusal>(m.ana, ids[1], { dataVencimento: before[2], ...later });
    expect(answer).toMatchObject({ status: 409, body: { code: 'despesas.duplicada' } });
    expect(await dates(ids)).toEqual(before);
  });

  it('works where the sisters stand in another order than their numbers', async () => {
    const ids = await plan({ dataVencimento: '2026-01-10' });
    await m.patch(m.ana, ids[1], { dataVencimento: '2026-08-10' });
    await m.patch(m.ana, ids[1], { dataVencimento: '2026-04-12' });
    await m.patch(m.ana, ids[3], { dataVencimento: '2026-02-10' });
    const { status, body } = await m.patch<Refusal>(m.ana, ids[0], { dataVencimento: '2026-02-10', ...later });
    expect([status, body.code]).toEqual([200, undefined]);
    expect(await dates(ids)).toEqual(['2026-02-10', '2026-03-10', '2026-04-10', '2026-05-10']);
  });

  it('from the 31st keeps to the month ends, counted from the new date', async () => {
    const ids = await plan({ dataVencimento: '2026-01-15' });
    await m.patch(m.ana, ids[0], { dataVencimento: '2026-01-31', ...later });
    expect(await dates(ids)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('beyond the calendar is refused at its field', async () => {
    const ids = await plan();
    const { status, body } = await m.patch<Refusal>(m.ana, ids[0], { dataVencimento: '2100-11-01', ...later });
    expect([status, body.data.campos]).toEqual([400, { dataVencimento: 'Data inválida' }]);
  });

  it('voids nothing of an approval where no date moves', async () => {
    const ids = await plan();
    await m.many(m.ana, 'solicitar-aprovacao', [ids[1]]);
    const [first] = await dates(ids);
    await m.patch(m.ana, ids[0], { dataVencimento: first, descricao: 'x', ...later });
    expect((await m.row(ids[1])).situacao).toBe('Aguardando aprovação');
  });
});

describe('an imported row a conferir', () => {
  it('is checked with any change, even of its description', async () => {
    const [known, imported] = [await m.one({ numeroDocumento: 'A' }), await m.one({ numeroDocumento: 'B' })];
    await m.app.rows(`update despesas set conferir = true, numero_documento = 'A' where id = $1`, [imported]);
    expect((await m.patch<Refusal>(m.ana, imported, { descricao: 'x' })).body).toMatchObject({
      code: 'despesas.duplicada',
      message: 'Despesa com item de despesa, beneficiário, data de vencimento, tipo e número de documento duplicado.',
      data: { existente: known },
    });
    expect((await m.patch(m.ana, imported, { numeroDocumento: 'C' })).body).toMatchObject({ conferir: false });
  });
});

describe('at the same instant', () => {
  it.each([
    [
      'item',
      (n: number) => m.item({ nome: `Item ${n}` }),
      'idItemDespesa',
      '/itens-despesa',
      'O item de despesa não existe mais.',
    ],
    ['event', (_n: number) => m.evento(), 'idEvento', '/eventos', 'O evento não existe mais.'],
  ])('an %s deleted while an expense is registered: the block or no expense', async (_w, make, campo, path, gone) => {
    const gestor = await m.app.person(['gestor_evento', 'admin_financeiro']);
    for (let round = 0; round < 6; round += 1) {
      const ref = await make(round);
      const over = campo === 'idEvento' ? { relacaoEvento: true, idEvento: ref } : { idItemDespesa: ref };
      const [made, removed] = await Promise.all([
        m.ana.rest<Refusal>('POST', '/despesas', m.nova({ ...over, numeroParcelas: 3 })),
        gestor.rest('DELETE', `${path}/${ref}`, { versao: 1 }),
      ]);
      const left = await m.app.rows('select 1 from despesas where id_item_despesa = $1 or id_evento = $1', [ref]);
      if (made.status === 200) {
        expect([removed.status, left.length]).toEqual([409, 3]);
        expect(removed.body.message).toMatch(/está associado a uma ou mais despesas e não pode ser excluído\.$/);
      } else {
        expect([made.status, made.body.data.campos?.[campo]]).toEqual([400, gone]);
        expect([removed.status, left.length]).toEqual([200, 0]);
      }
    }
    expect(m.app.logged).toEqual([]);
  });

  it('the last two sisters let go of a shared file: it is released, whoever comes last', async () => {
    for (let round = 0; round < 6; round += 1) {
      const anexo = await m.pdf(m.ana);
      const { ids } = await m.registered({ numeroParcelas: 2, anexos: [anexo] });
      const [a = '', b = ''] = ids;
      const answers = await Promise.all([
        m.act(m.ana, 'remover-anexo', a, { anexo }),
        round % 2 ? m.act(m.bia, 'remover-anexo', b, { anexo }) : m.remove(m.bia, b),
      ]);
      expect(answers.map((one) => one.status)).toEqual([200, 200]);
      const [file] = await m.app.rows('select liberado_em from anexos where id = $1', [anexo]);
      expect(file?.liberado_em).not.toBeNull();
      expect((await m.ana.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    }
  });

  it('one file given to two expenses belongs to one', async () => {
    const anexo = await m.pdf(m.ana);
    const make = () => m.ana.rest('POST', '/despesas', m.nova({ anexos: [anexo] }));
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    expect(await m.app.rows('select 1 from despesas')).toHaveLength(1);
  });

  it('an edit of all instalments against an edit of a later one: no save is lost unsaid', async () => {
    for (let round = 0; round < 6; round += 1) {
      const ids = await plan();
      const [all, one] = await Promise.all([
        m.patch(m.ana, ids[0], { valor: 5, ...later }),
        m.patch(m.bia, ids[2], { descricao: 'só esta' }),
      ]);
      expect(all.status).toBe(200);
      const row = await m.row(ids[2]);
      expect([Number(row.valor), row.descricao]).toEqual([5, one.status === 200 ? 'só esta' : 'Impressão do boletim']);
    }
  });
});

describe('files', () => {
  it.each([
    ['of another module', () => m.pdf(m.ana, { modulo: 'outro' })],
    ['that nobody sent', async () => '01939e2b-7c00-7000-8000-000000000077'],
    ['sent by somebody else', () => m.pdf(m.bia)],
  ])('%s are not taken', async (what, make) => {
    const id = await m.one();
    const anexo = await make().catch((error: Error) => error);
    // No module but expenses takes files yet: the upload itself is refused.
    if (anexo instanceof Error)
      return expect([what, anexo.message]).toEqual([what, expect.stringContaining('X-Modulo')]);
    const attached = await m.act<Refusal>(m.ana, 'anexar', id, { anexos: [anexo] });
    expect([attached.status, attached.body.code]).toEqual([404, 'anexos.nao_encontrado']);
    expect(attached.body.data.campos).toEqual({ anexos: 'Anexo não encontrado.' });
    expect((await m.ana.rest('POST', '/despesas', m.nova({ anexos: [anexo] }))).status).toBe(404);
  });

  it('are attached to a settled expense too: the proof of payment comes after it', async () => {
    const id = await m.settled();
    const { status } = await m.act(m.ana, 'anexar', id, {
      anexos: [await m.pdf(m.ana, { nome: '../../comprovante.pdf' })],
    });
    expect(status).toBe(200);
    const { arquivos, pode } = await m.get(m.ana, id);
    expect(arquivos).toMatchObject([{ nome: 'comprovante.pdf', anexadoPor: 'Ana Financeiro' }]);
    expect(pode.removerAnexo).toBe('O anexo de uma despesa liquidada não pode ser removido.');
    expect(pode.anexar).toBeUndefined();
  });
});
