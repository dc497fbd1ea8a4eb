import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const rows = () =>
  o.app.rows<{ parcela: string; data: string; valor: string }>(
    'select parcela, data::text, valor from receitas order by numero_parcela',
  );

describe('changing a revenue', () => {
  it('reaches only this instalment, or it and the later ones that are not credited, each with its own date', async () => {
    const [first, second, third, fourth] = await o.instalments(4, { data: '2026-11-30' });
    await o.done('creditar', third, { dataCredito: '2026-11-20' });
    expect((await o.change(second, { valor: 1_00 })).body).toMatchObject({ valor: 1_00, alteradas: 1 });
    const seen = await o.get(second.id);
    const { body } = await o.change(seen, { data: '2026-12-31', valor: 2_00, escopo: 'esta_e_seguintes' });
    expect(body).toMatchObject({ data: '2026-12-31', alteradas: 2 });
    expect([first, second, third, fourth].every(Boolean)).toBe(true);
    expect(await rows()).toMatchObject([
      { parcela: '1/4', data: '2026-11-30', valor: 100_00 },
      { parcela: '2/4', data: '2026-12-31', valor: 2_00 },
      { parcela: '3/4', data: '2027-01-30', valor: 100_00 },
      { parcela: '4/4', data: '2027-02-28', valor: 2_00 },
    ]);
  });

  it('on an old version is a conflict that shows theirs', async () => {
    const seen = await o.one();
    await o.change(seen, { descricao: 'Delas' }, o.bruno);
    expect(await o.change<Refusal>(seen, { descricao: 'Minha' })).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito', data: { atual: { descricao: 'Delas' }, por: 'Bruno' } },
    });
  });

  it('of type asks for an origin of that type', async () => {
    const seen = await o.one();
    expect((await o.change<Refusal>(seen, { tipo: 'Extraordinária' })).body.data.campos).toHaveProperty('origem');
    const { body } = await o.change(seen, { tipo: 'Extraordinária', origem: 'Aluguel' });
    expect(body).toMatchObject({ tipo: 'Extraordinária', origem: 'Aluguel' });
  });

  it('stands in the history by names and labels', async () => {
    const outro = await o.item('Rendimentos de aplicação');
    const seen = await o.one();
    await o.change(seen, { idItemReceita: outro, valor: 250_00 });
    const { itens } = await o.read<{ itens: object[] }>(`/receitas/${seen.id}/historico`, o.vera);
    expect(itens[0]).toMatchObject({
      por: 'Ana',
      mudancas: expect.arrayContaining([
        expect.objectContaining({ rotulo: 'Item de receita', de: 'Mensalidades', para: 'Rendimentos de aplicação' }),
        expect.objectContaining({ rotulo: 'Valor', de: 'R$ 100,00', para: 'R$ 250,00' }),
      ]),
    });
  });
});

describe('a credited revenue', () => {
  it.each([{ valor: 1 }, { data: '2026-12-01' }, { empresa: 'Outra' }])('keeps what was received: %j', async (over) => {
    const seen = await o.credited();
    expect(await o.change<Refusal>(seen, over)).toMatchObject({ status: 409, body: { code: 'receitas.creditada' } });
    expect((await o.change(seen, { descricao: 'Nova descrição' })).status).toBe(200);
  });

  it('sent back whole and untouched is no change of what was received', async () => {
    const seen = await o.credited();
    const { tipo, idItemReceita, origem, empresa, data, valor } = seen;
    const answer = await o.change(seen, { tipo, idItemReceita, origem, empresa, data, valor, descricao: 'Só isto' });
    expect([answer.status, answer.body.descricao]).toEqual([200, 'Só isto']);
  });

  it('is corrected by financeiroEspecial, but not below its refund', async () => {
    await o.especiais(o.ana);
    const seen = await o.refunded({}, 40_00);
    expect((await o.change<Refusal>(seen, { valor: 39_99 })).body).toMatchObject({
      code: 'receitas.estorno_maior',
      data: { campos: { valor: 'O estorno não pode ser maior que o valor da receita.' } },
    });
    expect((await o.change(seen, { valor: 90_00 })).body).toMatchObject({ valor: 90_00, valorLiquido: 50_00 });
  });

  it('is not deleted nor loses its files, but by financeiroEspecial, who must be of finance too', async () => {
    const anexo = await o.pdf();
    const seen = await o.credited({ anexos: [anexo] });
    expect(await o.remove<Refusal>(seen)).toMatchObject({
      status: 409,
      body: { code: 'receitas.estado', message: 'Uma receita creditada não pode ser excluída.' },
    });
    expect(await o.actOn<Refusal>(o.ana, 'remover-anexo', seen, { anexo })).toMatchObject({
      status: 409,
      body: { code: 'receitas.anexo_creditado' },
    });
    await o.especiais(o.vera);
    expect((await o.remove(seen, {}, o.vera)).status).toBe(403);
    await o.especiais(o.ana);
    const without = await o.actOn<{ arquivos: unknown[] }>(o.ana, 'remover-anexo', seen, { anexo });
    expect([without.status, without.body.arquivos]).toEqual([200, []]);
    expect((await o.remove(await o.get(seen.id))).body).toEqual({ excluidas: [seen.id] });
  });
});

describe('files', () => {
  it('are attached to one or to the later open ones, opened by who sees revenues, let go of with the last one', async () => {
    const [first, second, third] = await o.instalments(3);
    await o.done('creditar', second, { dataCredito: '2026-11-20' });
    const anexo = await o.pdf('contrato.pdf');
    const { body } = await o.actOn<{ arquivos: { nome: string }[] }>(o.ana, 'anexar', first, {
      anexos: [anexo],
      escopo: 'esta_e_seguintes',
    });
    expect(body.arquivos.map(({ nome }) => nome)).toEqual(['contrato.pdf']);
    expect((await o.get(second.id)).arquivos).toEqual([]);
    expect((await o.get(third.id)).anexos).toBe(1);
    const open = async (who = o.vera) => (await who.rest('GET', `/anexos/${anexo}`)).status;
    expect([await open(), await open(o.eva)]).toEqual([200, 404]);

    await o.remove(await o.get(first.id));
    expect(await open()).toBe(200);
    await o.remove(await o.get(third.id));
    expect(await open()).toBe(404);
    expect(await o.app.rows('select liberado_em is not null as let_go from anexos where id = $1', [anexo])).toEqual([
      { let_go: true },
    ]);
  });

  it('of another module or another person are not taken', async () => {
    const seen = await o.one();
    for (const anexo of [await o.pdf('x.pdf', o.ana, 'despesas'), await o.pdf('x.pdf', o.bruno)]) {
      const answer = await o.actOn<Refusal>(o.ana, 'anexar', seen, { anexos: [anexo] });
      expect(answer.body.data.campos).toHaveProperty('anexos');
    }
    expect((await o.get(seen.id)).arquivos).toEqual([]);
  });
});

describe('deleting', () => {
  it('takes this, or it and the later ones not credited, and leaves the audit each last state', async () => {
    const [first, second, third] = await o.instalments(3);
    await o.done('creditar', second, { dataCredito: '2026-11-20' });
    const { body } = await o.remove(first, { escopo: 'esta_e_seguintes' });
    expect(body.excluidas.sort()).toEqual([first.id, third.id].sort());
    expect(await rows()).toMatchObject([{ parcela: '2/3' }]);
    expect((await o.audit(third.id)).at(-1)).toMatchObject({ acao: 'excluir' });
  });
});
