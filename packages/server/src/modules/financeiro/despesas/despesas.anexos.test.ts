import type { DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many } from '../financeiro.office-for-tests.ts';
import { NINGUEM, type Office, office } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const attach = <T = DespesaCompleta>(seen: DespesaCompleta, anexos: string[], over: object = {}) =>
  o.actOn<T>(o.ana, 'anexar', seen, { anexos, ...over });
const detach = <T = DespesaCompleta>(seen: DespesaCompleta, anexo: string) =>
  o.actOn<T>(o.ana, 'remover-anexo', seen, { anexo });
const names = (d: DespesaCompleta) => d.arquivos.map(({ nome }) => nome);
const state = async (id: string) =>
  (
    await o.app.rows<{ usado: boolean; liberado: boolean }>(
      'select usado_em is not null as usado, liberado_em is not null as liberado from anexos where id = $1',
      [id],
    )
  )[0];

describe('files of an expense', () => {
  it('given at the creation belong to every instalment, and whoever sees the expense downloads them', async () => {
    const anexo = await o.pdf('Nota fiscal ção.pdf');
    const [first, second] = await o.instalments(2, { anexos: [anexo] });
    expect([first, second].map(names)).toEqual([['Nota fiscal ção.pdf'], ['Nota fiscal ção.pdf']]);
    for (const who of [o.ana, o.vera]) {
      const file = await who.rest('GET', `/anexos/${anexo}`);
      expect([file.status, file.headers['content-type'], file.bytes.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    }
    expect((await o.eva.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    expect((await o.app.stranger.rest('GET', `/anexos/${anexo}`)).status).toBe(401);
  });

  it('an approver downloads only those of expenses for which approval was asked', async () => {
    const anexo = await o.pdf();
    const seen = await o.one({ anexos: [anexo] });
    expect((await o.carla.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    await o.act(o.ana, 'solicitar-aprovacao', many(seen));
    expect((await o.carla.rest('GET', `/anexos/${anexo}`)).status).toBe(200);
  });

  it.each([
    ['of another module', () => o.pdf('x.pdf', o.ana, 'receitas')],
    ['that nobody sent', async () => NINGUEM],
    ['sent by somebody else', () => o.pdf('x.pdf', o.bruno)],
  ])('%s are not taken, and then no expense is made', async (_what, make) => {
    const anexos = [await make()];
    const refused = {
      status: 404,
      body: { code: 'anexos.nao_encontrado', data: { campos: { anexos: 'Anexo não encontrado.' } } },
    };
    expect(await o.register({ anexos })).toMatchObject(refused);
    expect((await o.list()).total).toBe(0);
    expect(await attach(await o.one(), anexos)).toMatchObject(refused);
  });

  it('are attached to a settled expense too: the proof of payment comes after it', async () => {
    const { status, body } = await attach(await o.settled(), [await o.pdf('../../comprovante.pdf')]);
    expect(status).toBe(200);
    expect(body.arquivos).toMatchObject([{ nome: 'comprovante.pdf', anexadoPor: 'Ana' }]);
    expect(body.pode.removerAnexo).toBe('anexo_fica');
    expect(body.pode.anexar).toBeUndefined();
  });

  it('attached later belong to one, or to it and the later ones', async () => {
    const [first, second, third] = await o.instalments(3);
    const one = await attach(first, [await o.pdf('uma.pdf')]);
    expect([one.status, names(one.body)]).toEqual([200, ['uma.pdf']]);
    await attach(second, [await o.pdf('seguintes.pdf')], { escopo: 'esta_e_seguintes' });
    expect(names(await o.get(first.id))).toEqual(['uma.pdf']);
    expect(names(await o.get(second.id))).toEqual(['seguintes.pdf']);
    expect(names(await o.get(third.id))).toEqual(['seguintes.pdf']);
  });

  it('removed from one instalment stay with its sisters, and are unreachable when nobody names them', async () => {
    const anexo = await o.pdf();
    const [first, second] = await o.instalments(2, { anexos: [anexo] });
    expect(names((await detach(first, anexo)).body)).toEqual([]);
    expect(await state(anexo)).toEqual({ usado: true, liberado: false });
    expect((await o.ana.rest('GET', `/anexos/${anexo}`)).status).toBe(200);
    await detach(second, anexo);
    expect(await state(anexo)).toEqual({ usado: true, liberado: true });
    expect((await o.ana.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    expect((await detach<Refusal>(await o.get(first.id), anexo)).status).toBe(404);
  });

  it('of a deleted expense are let go of, and kept for the audit', async () => {
    const anexo = await o.pdf();
    await o.remove(await o.one({ anexos: [anexo] }));
    expect(await state(anexo)).toEqual({ usado: true, liberado: true });
    expect((await o.ana.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
  });

  it('that were there at the request void the approval when removed; a later one does not', async () => {
    const anexo = await o.pdf();
    const seen = await o.approved({ anexos: [anexo] });
    o.app.clock.advance(60_000);
    const later = await o.pdf('depois.pdf');
    const added = await attach(seen, [later]);
    expect(added.body.situacao).toBe('Aprovada');
    expect((await detach(added.body, later)).body.situacao).toBe('Aprovada');
    expect((await detach(await o.get(seen.id), anexo)).body).toMatchObject({ situacao: null, aprovadores: [] });
  });

  it('of a settled expense are removed only by financeiroEspecial', async () => {
    const anexo = await o.pdf();
    const paid = await o.settled({ anexos: [anexo] });
    const refused = await detach<Refusal>(paid, anexo);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'despesas.anexo_pago',
      'O anexo de uma despesa liquidada não pode ser removido.',
    ]);
    await o.especiais(o.ana);
    expect((await detach(paid, anexo)).status).toBe(200);
  });

  it('the same file removed by five hands at once is removed once', async () => {
    const anexo = await o.pdf();
    const seen = await o.one({ anexos: [anexo] });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => detach<Refusal>(seen, anexo)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});
