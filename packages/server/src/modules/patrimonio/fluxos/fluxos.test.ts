import type { Fluxo } from '@sede/domain/modules/patrimonio/fluxos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';

let rig: PatrimonioRig;
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const patch = <T = Fluxo>(id: string, body: object) => rig.pat.rest<T>('PATCH', `/fluxos/${id}`, body);
const prorrogar = <T = Fluxo>({ id, versao }: Pick<Fluxo, 'id' | 'versao'>, previsao: string) =>
  rig.pat.rest<T>('POST', `/fluxos/${id}/prorrogar`, { versao, previsao });

describe('an exit', () => {
  it('takes several assets, which are then in use and out, with whom', async () => {
    const [a, b] = [await rig.bem(), await rig.bem()];
    const { status, body } = await rig.sair([a.id, b.id], {
      ...{ motivoMovimentacao: 'Assembleia', previsao: rig.dia(2), estadoPatrimonio: 'Bom' },
    });
    expect(status).toBe(200);
    expect(body.ids).toHaveLength(2);
    expect(await rig.read(a.id)).toMatchObject({
      ...{ situacao: 'Em uso', lugar: 'fora', lugarDia: rig.dia(2), comQuem: 'Renato Vilela', movimentos: 1 },
      ...{ saidaAberta: { id: body.ids[0], versao: 1, dataSaida: rig.dia(-2), horaSaida: '09:00' } },
      pode: { sair: 'fora', descartar: 'fora', excluir: 'movimentado', desfazerDescarte: 'nao_descartado' },
    });
    expect((await rig.pat.rest<Fluxo>('GET', `/fluxos/${body.ids[1]}`)).body).toMatchObject({
      ...{ bemId: b.id, nPatrimonio: b.nPatrimonio, situacao: 'fora', autor: 'Pat', estadoPatrimonio: 'Bom' },
    });
  });

  it('takes all or none: the taken ones are named', async () => {
    const [a, b, c] = [await rig.bem(), await rig.bem({ nPatrimonio: '0008' }), await rig.bem({ nPatrimonio: '0009' })];
    const { id: idFuncionario } = await rig.funcionario();
    await rig.sair([b.id]);
    await rig.sair([c.id], { idFuncionario, responsavel: null });
    const { status, body } = await rig.sair<Refusal>([a.id, b.id, c.id]);
    const message = 'Os bens 0008 (com Renato Vilela) e 0009 (com Camila Prado) já estão fora.';
    expect([status, body.code, body.message]).toEqual([409, 'bens.ja_fora', message]);
    expect(body.data?.bens).toEqual([
      { id: b.id, nPatrimonio: '0008', com: 'Renato Vilela' },
      { id: c.id, nPatrimonio: '0009', com: 'Camila Prado' },
    ]);
    expect((await rig.read(a.id)).lugar).toBe('sede');
    expect((await rig.sair<Refusal>([b.id])).body.message).toBe('O bem 0008 já está fora, com Renato Vilela.');
  });

  it.each<[string, object, Record<string, string>]>([
    ['of nothing', { bens: [] }, { bens: 'Obrigatorio' }],
    ['of nobody', { responsavel: null }, { responsavel: 'Obrigatorio' }],
    [
      'without day and hour',
      { dataSaida: null, horaSaida: null },
      { dataSaida: 'Obrigatorio', horaSaida: 'Obrigatorio' },
    ],
    ['at no hour', { horaSaida: '25:00' }, { horaSaida: 'Hora inválida' }],
    ['of tomorrow', { dataSaida: '2026-11-21' }, { dataSaida: 'A data de saída não pode ser futura.' }],
    ['due before it', { previsao: '2026-11-01' }, { previsao: 'A previsão não pode ser anterior à saída.' }],
    ['to a bad address', { email: 'renato@' }, { email: 'Email inválido' }],
    ['in an unknown state', { estadoPatrimonio: 'Ótimo' }, { estadoPatrimonio: 'Escolha uma das opções.' }],
    ['finished, without its return', { jaRetornou: true }, { dataRetorno: 'Obrigatorio', horaRetorno: 'Obrigatorio' }],
    [
      'finished before it began',
      { jaRetornou: true, dataRetorno: '2026-11-18', horaRetorno: '08:59' },
      { horaRetorno: 'O retorno não pode ser anterior à saída.' },
    ],
    [
      'finished in the future',
      { jaRetornou: true, dataRetorno: '2026-11-20', horaRetorno: '12:01' },
      { horaRetorno: 'O retorno não pode ser no futuro.' },
    ],
  ])('%s is refused at its field', async (_, over, campos) => {
    const { id } = await rig.bem();
    const { status, body } = await rig.sair<Refusal>([id], over);
    expect([status, body.data?.campos]).toEqual([400, campos]);
    expect(await rig.app.rows('select 1 from bens_fluxos')).toEqual([]);
  });

  it('of an asset that is not there, twice the same, or discarded: refused', async () => {
    const bem = await rig.bem({ nPatrimonio: '42' });
    expect((await rig.sair<Refusal>([bem.id, crypto.randomUUID()])).body.data?.campos).toEqual({
      bens: 'O bem não existe mais.',
    });
    expect((await rig.sair<Refusal>([bem.id, bem.id])).body.data?.campos).toEqual({
      bens: 'O mesmo bem está duas vezes.',
    });
    await rig.descartar(bem);
    const { status, body } = await rig.sair<Refusal>([bem.id]);
    expect([status, body.message]).toEqual([422, 'O bem 42 está descartado.']);
  });

  it('to an employee goes by their name and address of today; a disabled one takes nothing', async () => {
    const { id, versao } = await rig.funcionario();
    const bem = await rig.bem();
    const fluxo = await rig.fora(bem.id, { idFuncionario: id, responsavel: null, email: 'outro@example.org' });
    expect(fluxo).toMatchObject({ responsavel: 'Camila Prado', email: 'camila@example.org', idFuncionario: id });
    await rig.outro.rest('POST', `/funcionarios/${id}/desabilitar`, { versao });
    expect((await rig.sair<Refusal>([(await rig.bem()).id], { idFuncionario: id })).body.data?.campos).toEqual({
      idFuncionario: 'O funcionário está desabilitado.',
    });
    expect((await rig.outro.rest<Refusal>('DELETE', `/funcionarios/${id}`, { versao: 2 })).body).toMatchObject({
      code: 'funcionarios.em_uso',
    });
  });

  it("that is over is told in one save: 'Já retornou' opens nothing, also while the asset is out", async () => {
    const { id } = await rig.bem();
    await rig.sair([id]);
    const volta = { jaRetornou: true, dataRetorno: rig.dia(-9), horaRetorno: '10:00', estadoRetorno: 'Regular' };
    const fluxo = await rig.fora(id, { ...volta, dataSaida: rig.dia(-10) });
    expect(fluxo).toMatchObject({ situacao: 'retornado', estadoRetorno: 'Regular', horaRetorno: '10:00' });
    expect((await rig.read(id)).movimentos).toBe(2);
  });
});

describe('a return', () => {
  it('brings the asset back to what it was', async () => {
    const { id } = await rig.bem({ situacaoBase: 'Descarte pendente' });
    const fluxo = await rig.fora(id);
    expect((await rig.read(id)).situacao).toBe('Em uso');
    const { body } = await rig.voltar(fluxo, { estadoRetorno: 'Ruim' });
    expect(body).toMatchObject({ situacao: 'retornado', dataRetorno: rig.dia(-1), estadoRetorno: 'Ruim', versao: 2 });
    expect(await rig.read(id)).toMatchObject({ situacao: 'Descarte pendente', lugar: 'sede', saidaAberta: null });
    expect((await rig.voltar<Refusal>({ ...fluxo, versao: 2 })).body).toMatchObject({
      ...{ code: 'fluxos.retornado', message: 'O bem já retornou.' },
    });
  });

  it.each([
    [
      { dataRetorno: null, horaRetorno: null },
      { dataRetorno: 'Obrigatorio', horaRetorno: 'Obrigatorio' },
    ],
    [{ dataRetorno: '2026-11-18', horaRetorno: '08:00' }, { horaRetorno: 'O retorno não pode ser anterior à saída.' }],
    [{ dataRetorno: '2026-11-17' }, { dataRetorno: 'O retorno não pode ser anterior à saída.' }],
    [{ dataRetorno: '2026-11-20', horaRetorno: '12:30' }, { horaRetorno: 'O retorno não pode ser no futuro.' }],
    [{ dataRetorno: '2026-11-21' }, { dataRetorno: 'O retorno não pode ser no futuro.' }],
  ])('of %j is refused: %j', async (over, campos) => {
    const fluxo = await rig.fora((await rig.bem()).id);
    expect((await rig.voltar<Refusal>(fluxo, over)).body.data?.campos).toEqual(campos);
  });
});

describe('more time', () => {
  it('is a new day, not before today, of what is out alone', async () => {
    const fluxo = await rig.fora((await rig.bem()).id, { previsao: rig.dia(-1) });
    expect(fluxo.situacao).toBe('atrasado');
    expect((await prorrogar<Refusal>(fluxo, rig.dia(-1))).body.data?.campos).toEqual({
      previsao: 'A nova previsão não pode ser anterior a hoje.',
    });
    expect((await prorrogar(fluxo, rig.dia(5))).body).toMatchObject({ situacao: 'fora', previsao: rig.dia(5) });
    await rig.voltar({ ...fluxo, versao: 2 });
    expect((await prorrogar<Refusal>({ ...fluxo, versao: 3 }, rig.dia(6))).body.code).toBe('fluxos.retornado');
  });
});

describe('a correction', () => {
  it('changes any field, also the asset, and tells it in the history', async () => {
    const [a, b] = [await rig.bem({ nPatrimonio: '1' }), await rig.bem({ nPatrimonio: '2' })];
    const fluxo = await rig.fora(a.id);
    const { body } = await patch(fluxo.id, { versao: 1, bemId: b.id, responsavel: 'Sônia', horaSaida: '10:30' });
    expect(body).toMatchObject({ bemId: b.id, responsavel: 'Sônia', horaSaida: '10:30', versao: 2 });
    expect((await rig.read(a.id)).lugar).toBe('sede');
    expect((await rig.read(b.id)).comQuem).toBe('Sônia');
    const history = await rig.pat.rest<{ itens: { mudancas: object[] }[] }>('GET', `/fluxos/${fluxo.id}/historico`);
    expect(history.body.itens[0]?.mudancas).toEqual([
      { campo: 'bemId', rotulo: 'Nº Patrimônio', de: '1', para: '2' },
      { campo: 'responsavel', rotulo: 'Responsável', de: 'Renato Vilela', para: 'Sônia' },
      { campo: 'horaSaida', rotulo: 'Hora de saída', de: '09:00', para: '10:30' },
    ]);
  });

  it('opens an exit again only while the asset is here and not discarded', async () => {
    const bem = await rig.bem({ nPatrimonio: '42' });
    const fluxo = await rig.fora(bem.id);
    await rig.voltar(fluxo);
    const outra = await rig.fora(bem.id);
    const reabrir = (versao: number) => patch<Refusal>(fluxo.id, { versao, dataRetorno: null });
    expect((await reabrir(2)).body.message).toBe('O bem 42 já está fora, com Renato Vilela.');
    await rig.voltar(outra);
    expect((await patch(fluxo.id, { versao: 2, dataRetorno: null })).body).toMatchObject({
      ...{ situacao: 'fora', horaRetorno: null, estadoRetorno: null },
    });
    await rig.voltar({ ...fluxo, versao: 3 });
    await rig.descartar(await rig.read(bem.id));
    expect((await reabrir(4)).body.message).toBe('O bem 42 está descartado.');
    // What was told wrong of a discarded one may still be put right.
    expect((await patch(fluxo.id, { versao: 4, motivoMovimentacao: 'Feira' })).status).toBe(200);
  });

  it('onto an asset that is out, before its exit, or of an older version: refused', async () => {
    const [a, b] = [await rig.bem(), await rig.bem()];
    const fluxo = await rig.fora(a.id);
    await rig.sair([b.id]);
    expect((await patch<Refusal>(fluxo.id, { versao: 1, bemId: b.id })).body.code).toBe('bens.ja_fora');
    expect(
      (await patch<Refusal>(fluxo.id, { versao: 1, dataRetorno: rig.dia(-3), horaRetorno: '10:00' })).body.data?.campos,
    ).toEqual({ dataRetorno: 'O retorno não pode ser anterior à saída.' });
    expect((await patch(fluxo.id, { versao: 1, responsavel: 'Sônia' })).status).toBe(200);
    expect((await patch<Refusal>(fluxo.id, { versao: 1, responsavel: 'X' })).body.code).toBe(
      'plataforma.versao_conflito',
    );
  });
});

it('the list tells the last exits first, those that are late, of an asset, of a person, of a period; and is exported by its name', async () => {
  const [a, b] = [
    await rig.bem({ nPatrimonio: '0041' }),
    await rig.bem({ nPatrimonio: '0042', tipoObjeto: 'Celular' }),
  ];
  const { id: funcionario } = await rig.funcionario();
  const late = await rig.fora(a.id, { dataSaida: rig.dia(-20), previsao: rig.dia(-5) });
  const out = await rig.fora(b.id, { idFuncionario: funcionario, motivoMovimentacao: 'Curso em São Paulo' });
  const of = async (query: string) => {
    const { body } = await rig.pat.rest<{ itens: Fluxo[] }>('GET', `/fluxos?${query}`);
    return body.itens.map(({ id }) => id);
  };
  expect(await of('')).toEqual([out.id, late.id]);
  expect(await of('situacao=atrasado')).toEqual([late.id]);
  expect(await of('situacao=fora&ordem=dataSaida')).toEqual([late.id, out.id]);
  for (const query of [`bem=${b.id}`, `funcionario=${funcionario}`, 'busca=0042', 'busca=sao paulo', 'busca=camila'])
    expect(await of(query), query).toEqual([out.id]);
  expect(await of(`inicio=${rig.dia(-3)}&tipo=Celular`)).toEqual([out.id]);
  await rig.voltar(out);
  expect(await of('situacao=retornado')).toEqual([out.id]);
  const { headers, bytes } = await rig.pat.rest('GET', '/fluxos/exportar?formato=csv');
  expect(String(headers['content-disposition'])).toContain('controle_de_fluxo.csv');
  expect(bytes.toString()).toContain('0041;Notebook;Dell Latitude 5450;Renato Vilela;');
});
