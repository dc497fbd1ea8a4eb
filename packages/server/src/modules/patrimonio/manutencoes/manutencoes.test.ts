import type { Manutencao, ManutencaoCompleta, OpcaoDeDespesa } from '@sede/domain/modules/patrimonio/manutencoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';

let rig: PatrimonioRig;
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const patch = <T = ManutencaoCompleta>(id: string, body: object) =>
  rig.pat.rest<T>('PATCH', `/manutencoes/${id}`, body);

/** An expense of finance, R$ 350,00. */
async function despesa(): Promise<string> {
  const post = async (path: string, body: object) =>
    (await rig.outro.rest<{ id: string; ids: string[] }>('POST', path, body)).body;
  const item = await post('/itens-despesa', { nome: `Conserto ${crypto.randomUUID()}`, tipo: 'Serviços' });
  const beneficiario = await post('/beneficiarios', {
    ...{ tipo: 'J', cpfCnpj: '33000167000101', nomeBeneficiario: 'Oficina Planalto' },
  });
  const { ids } = await post('/despesas', {
    ...{ idItemDespesa: item.id, tipoDespesa: 'Serviços', centroCusto: 'Custos operacionais internos' },
    ...{ descricao: 'Troca da tela', idBeneficiario: beneficiario.id, valor: 35_000, numeroParcelas: 1 },
    ...{ dataVencimento: rig.hoje, meioPagamento: 'Digital', tipoDocumento: 'BOLETO', numeroDocumento: '77' },
  });
  return ids[0] ?? '';
}

describe('a maintenance', () => {
  it('takes the asset to the workshop, with its kind and files, and brings it back to what it was', async () => {
    const anexo = await rig.pdf('manutencoes', 'orcamento.pdf');
    const bem = await rig.bem({ situacaoBase: 'Em uso', tipoObjeto: 'Impressora' });
    const { status, body } = await rig.manter(bem.id, { anexos: [anexo] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ bemId: bem.id, nPatrimonio: bem.nPatrimonio, tipoObjeto: 'Impressora', situacao: 'aberta', autor: 'Pat' },
      ...{ resultado: null, custo: null, arquivos: 1 },
    });
    expect(await rig.read(bem.id)).toMatchObject({
      ...{ situacao: 'Em manutencao', lugar: 'oficina', lugarDia: rig.dia(-3), semRegistro: false },
      manutencaoAberta: { id: body.id, versao: 1, dataManutencao: rig.dia(-3) },
    });
    expect((await rig.encerrar(body)).body).toMatchObject({ situacao: 'encerrada', resultado: 'Reparado' });
    expect(await rig.read(bem.id)).toMatchObject({ situacao: 'Em uso', manutencaoAberta: null, movimentos: 1 });
    expect((await rig.encerrar<Refusal>({ ...body, versao: 2 })).body.code).toBe('manutencoes.encerrada');
  });

  it("sets a base 'Em manutencao' that nobody registered to Disponivel", async () => {
    const bem = await rig.bem({ situacaoBase: 'Em manutencao' });
    expect(bem).toMatchObject({ situacao: 'Em manutencao', semRegistro: true, lugar: 'oficina', lugarDia: null });
    const { body } = await rig.manter(bem.id);
    expect(await rig.read(bem.id)).toMatchObject({
      situacaoBase: 'Disponivel',
      situacao: 'Em manutencao',
      semRegistro: false,
    });
    await rig.encerrar(body);
    expect((await rig.read(bem.id)).situacao).toBe('Disponivel');
  });

  it("of a building never changes the word, only where it is; 'Sem conserto' offers a person's asset for discard", async () => {
    const { body: sala } = await rig.create(rig.predial());
    const { body: reforma } = await rig.manter(sala.id);
    expect(await rig.read(sala.id)).toMatchObject({ situacao: 'Em uso', lugar: 'oficina' });
    const fim = { resultado: 'Sem conserto', descartePendente: true };
    expect((await rig.encerrar<Refusal>(reforma, fim)).body.data?.campos).toEqual({
      descartePendente: "Só com o resultado 'Sem conserto' de um bem de pessoa.",
    });
    const bem = await rig.bem();
    const { body } = await rig.manter(bem.id);
    expect((await rig.encerrar<Refusal>(body, { descartePendente: true })).status).toBe(400);
    await rig.encerrar(body, fim);
    expect((await rig.read(bem.id)).situacao).toBe('Descarte pendente');
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'of nothing',
      { bemId: null, responsavel: '', descricaoProblema: null, dataManutencao: null },
      {
        bemId: 'Obrigatorio',
        responsavel: 'Obrigatorio',
        descricaoProblema: 'Obrigatorio',
        dataManutencao: 'Obrigatorio',
      },
    ],
    ['of tomorrow', { dataManutencao: '2026-11-21' }, { dataManutencao: 'A data de manutenção não pode ser futura.' }],
    ['finished, without its end', { jaRetornou: true }, { dataRetorno: 'Obrigatorio', resultado: 'Obrigatorio' }],
    [
      'finished before it began',
      { jaRetornou: true, dataRetorno: '2026-11-16', resultado: 'Reparado' },
      { dataRetorno: 'O retorno não pode ser anterior à manutenção.' },
    ],
    ['of an asset that is not there', { bemId: crypto.randomUUID() }, { bemId: 'O bem não existe mais.' }],
    [
      'of an expense that is not there',
      { idDespesa: crypto.randomUUID() },
      { idDespesa: 'A despesa não existe mais.' },
    ],
  ])('%s is refused at its fields', async (_, over, campos) => {
    const { id } = await rig.bem();
    const { status, body } = await rig.manter<Refusal>(id, over);
    expect([status, body.data?.campos]).toEqual([400, campos]);
  });

  it('that is over is told in one save; a discarded asset has none, one in the workshop no second', async () => {
    const bem = await rig.bem({ nPatrimonio: '42' });
    const fim = { jaRetornou: true, dataRetorno: rig.dia(-1), resultado: 'Garantia' };
    expect((await rig.manter(bem.id, fim)).body).toMatchObject({ situacao: 'encerrada', resultado: 'Garantia' });
    const { body } = await rig.manter(bem.id);
    expect((await rig.manter<Refusal>(bem.id)).body.message).toBe('O bem 42 já está em manutenção.');
    expect((await rig.manter(bem.id, fim)).status).toBe(200);
    await rig.encerrar(body);
    await rig.descartar(await rig.read(bem.id));
    expect((await rig.manter<Refusal>(bem.id)).body.message).toBe('O bem 42 está descartado.');
  });
});

describe('a correction', () => {
  it('changes any field; to another asset it takes its kind; without return it is open again', async () => {
    const [a, b] = [await rig.bem(), await rig.bem({ tipoObjeto: 'Celular' })];
    const { body } = await rig.manter(a.id);
    await rig.encerrar(body);
    expect((await patch(body.id, { versao: 2, bemId: b.id })).body).toMatchObject({ tipoObjeto: 'Celular', versao: 3 });
    expect((await patch(body.id, { versao: 3, dataRetorno: null })).body).toMatchObject({
      ...{ situacao: 'aberta', resultado: null },
    });
    expect((await rig.read(b.id)).situacao).toBe('Em manutencao');
    await rig.manter(a.id);
    expect((await patch<Refusal>(body.id, { versao: 4, bemId: a.id })).body.code).toBe('bens.ja_em_manutencao');
    expect((await patch<Refusal>(body.id, { versao: 1, responsavel: 'X' })).body.code).toBe(
      'plataforma.versao_conflito',
    );
  });
});

describe('what it cost', () => {
  it('is the expense that it names, chosen by few fields; finance is not tied by it', async () => {
    const idDespesa = await despesa();
    const options = async (query: string, who = rig.pat) =>
      (await who.rest<{ itens: OpcaoDeDespesa[] }>('GET', `/manutencoes/despesas?${query}`)).body.itens;
    expect(await options('busca=tela')).toEqual([
      {
        ...{ id: idDespesa, descricao: 'Troca da tela', nomeBeneficiario: 'Oficina Planalto', valorLiquido: 35_000 },
        ...{ itemDespesa: expect.stringContaining('Conserto'), dataVencimento: rig.hoje },
      },
    ]);
    expect(await options('busca=te')).toEqual([]);
    expect((await rig.outro.rest('GET', '/manutencoes/despesas?busca=tela')).status).toBe(403);
    const { body } = await rig.manter((await rig.bem()).id);
    expect((await rig.encerrar(body, { idDespesa })).body).toMatchObject({
      ...{ idDespesa, custo: 35_000, despesa: 'Oficina Planalto · Troca da tela' },
    });
    const totals = await rig.pat.rest<{ somas: { custo: number } }>('GET', '/manutencoes/totais');
    expect(totals.body.somas.custo).toBe(35_000);
    expect((await rig.outro.rest('DELETE', `/despesas/${idDespesa}`, { versao: 1 })).status).toBe(200);
    expect((await rig.pat.rest<Manutencao>('GET', `/manutencoes/${body.id}`)).body).toMatchObject({
      ...{ idDespesa: null, custo: null, situacao: 'encerrada' },
    });
  });
});

it('the files are taken out softly', async () => {
  const anexo = await rig.pdf('manutencoes');
  const { body } = await rig.manter((await rig.bem()).id, { anexos: [anexo] });
  const after = await rig.pat.rest<ManutencaoCompleta>('POST', `/manutencoes/${body.id}/remover-anexo`, { anexo });
  expect(after.body).toMatchObject({ anexos: [], arquivos: 0 });
  expect(await rig.app.rows('select situacao from bens_manutencoes_anexos')).toEqual([{ situacao: 'Excluído' }]);
});

it('the list tells the last first, those that last too long, and is exported by its name', async () => {
  const [a, b] = [await rig.bem({ nPatrimonio: '0041' }), await rig.bem({ nPatrimonio: '0042' })];
  const { body: longa } = await rig.manter(a.id, { dataManutencao: rig.dia(-31) });
  const { body: nova } = await rig.manter(b.id, { descricaoProblema: 'Tela quebrada' });
  const of = async (query: string) =>
    (await rig.pat.rest<{ itens: Manutencao[] }>('GET', `/manutencoes?${query}`)).body.itens.map(({ id }) => id);
  expect(await of('')).toEqual([nova.id, longa.id]);
  expect(await of('situacao=demorada')).toEqual([longa.id]);
  expect(await of('situacao=aberta')).toHaveLength(2);
  for (const query of ['busca=0042', 'busca=tela', `bem=${b.id}`, `inicio=${rig.dia(-5)}`])
    expect(await of(query), query).toEqual([nova.id]);
  const { headers, bytes } = await rig.pat.rest('GET', '/manutencoes/exportar?formato=csv');
  expect(String(headers['content-disposition'])).toContain('historico_manutencao.csv');
  expect(bytes.toString()).toContain('0042;Oficina Central;Tela quebrada;17/11/2026;;Notebook;');
});
