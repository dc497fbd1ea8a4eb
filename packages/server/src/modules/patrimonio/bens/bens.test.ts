import type { Bem, BemCompleto, OpcaoDeBem, ResumoDosBens } from '@sede/domain/modules/patrimonio/bens';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { CNPJ, type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';

let rig: PatrimonioRig;
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const patch = <T = BemCompleto>(id: string, body: object) => rig.pat.rest<T>('PATCH', `/bens/${id}`, body);
const list = async (query: string) => {
  const { status, body } = await rig.pat.rest<{ itens: Bem[]; total: number }>('GET', `/bens?${query}`);
  if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(body)}`);
  return body;
};
const numeros = async (query: string) => (await list(query)).itens.map(({ nPatrimonio }) => nPatrimonio);

describe('a new asset', () => {
  it('stands free in the register, with who registered it and its files, and may do what a free one may', async () => {
    const anexo = await rig.pdf('bens', 'nota.pdf');
    const { status, body } = await rig.create({ nPatrimonio: '004812', valorAquisicao: 650_000, anexos: [anexo] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ classe: 'pessoa', nPatrimonio: '004812', situacao: 'Disponivel', lugar: 'sede', autor: 'Pat', versao: 1 },
      ...{ valorAquisicao: 650_000, arquivos: 1, movimentos: 0, saidaAberta: null, aConferir: [] },
    });
    expect(body.anexos.map(({ nome }) => nome)).toEqual(['nota.pdf']);
    expect(body.pode).toEqual({ desfazerDescarte: 'nao_descartado' });
    expect(await rig.read(body.id)).toEqual(body);
  });

  it('with a user is in use, with the user', async () => {
    const { id } = await rig.funcionario();
    expect((await rig.create({ idUsuario: id })).body).toMatchObject({
      ...{ usuario: 'Camila Prado', situacao: 'Em uso', lugar: 'usuario' },
    });
    expect((await rig.create<Refusal>({ idUsuario: crypto.randomUUID() })).body.data?.campos).toEqual({
      idUsuario: 'O funcionário não existe mais.',
    });
  });

  it.each<[object, Record<string, string>]>([
    [
      { tipoObjeto: '', responsavel: null, nPatrimonio: '' },
      { tipoObjeto: 'Obrigatorio', responsavel: 'Obrigatorio', nPatrimonio: 'Obrigatorio' },
    ],
    [{ nPatrimonio: '12A' }, { nPatrimonio: 'Use só algarismos, até 10.' }],
    [{ nPatrimonio: '-5' }, { nPatrimonio: 'Use só algarismos, até 10.' }],
    [{ situacaoBase: 'Descartado' }, { dataDescarte: 'Obrigatorio' }],
    [{ situacaoBase: 'Devolvido' }, { situacaoBase: 'Esta situação não é da classe do bem.' }],
    [{ tipoObjeto: 'Espaçonave' }, { tipoObjeto: 'Escolha uma das opções.' }],
    [{ setorAlocado: 'Lua' }, { setorAlocado: 'Escolha uma das opções.' }],
    [
      { classe: 'predial', empresa: '', cnpj: null, nPatrimonio: null },
      { empresa: 'Obrigatorio', cnpj: 'Obrigatorio' },
    ],
    [{ classe: 'predial', empresa: 'Planalto', cnpj: '11.222.333/0001-82' }, { cnpj: 'CNPJ inválido' }],
    [
      { classe: 'predial', empresa: 'Planalto', cnpj: CNPJ, situacaoBase: 'Disponivel' },
      { situacaoBase: 'Esta situação não é da classe do bem.' },
    ],
    [{ classe: 'outra' }, { classe: 'Escolha uma das opções.' }],
    [{ by: 'x' }, { by: 'Campo desconhecido: by.' }],
  ])('with %j is refused at its fields: %j', async (over, campos) => {
    const { status, body } = await rig.create<Refusal>(over);
    expect([status, body.data?.campos]).toEqual([400, campos]);
    expect((await list('')).total).toBe(0);
  });

  it('takes the number of no asset that is there, however many zeros stand in front; of ten at once one is kept', async () => {
    await rig.bem({ nPatrimonio: '0042' });
    expect((await rig.create<Refusal>({ nPatrimonio: '42' })).body).toMatchObject({
      code: 'bens.numero_repetido',
      message: 'Já existe um bem com o número 42.',
      data: { campos: { nPatrimonio: 'Já existe um bem com o número 42.' } },
    });
    const all = await Promise.all(Array.from({ length: 10 }, () => rig.create({ nPatrimonio: '77' })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('a save', () => {
  it('changes what was sent, tells it in the history, and refuses an older version', async () => {
    const { id } = await rig.bem({ nPatrimonio: '100' });
    const { body } = await patch(id, { versao: 1, nPatrimonio: '00200', setorAlocado: 'Secretaria' });
    expect(body).toMatchObject({ nPatrimonio: '00200', setorAlocado: 'Secretaria', tipoObjeto: 'Notebook', versao: 2 });
    expect((await patch<Refusal>(id, { versao: 1, nSerie: 'X' })).body.code).toBe('plataforma.versao_conflito');
    const history = await rig.pat.rest<{ itens: { mudancas: object[] }[] }>('GET', `/bens/${id}/historico`);
    expect(history.body.itens[0]?.mudancas).toEqual([
      { campo: 'nPatrimonio', rotulo: 'Nº de patrimônio', de: '100', para: '00200' },
      { campo: 'setorAlocado', rotulo: 'Setor', de: '—', para: 'Secretaria' },
    ]);
  });

  it('asks of the whole record: what was missing is told, also where it was not sent', async () => {
    const { id } = await rig.bem();
    expect((await patch<Refusal>(id, { versao: 1, responsavel: null })).body.data?.campos).toEqual({
      responsavel: 'Obrigatorio',
    });
    expect(
      (await patch<Refusal>(id, { versao: 1, dataAlocacao: rig.dia(0), retorno: rig.dia(-1) })).body.data?.campos,
    ).toEqual({ retorno: 'O retorno não pode ser anterior à alocação.' });
  });

  it('to Descartado is the end: with its date, with nothing open, read only from then on', async () => {
    const { id } = await rig.bem({ nPatrimonio: '0042' });
    await rig.sair([id]);
    const fim = { versao: 1, situacaoBase: 'Descartado', dataDescarte: rig.hoje };
    expect((await patch<Refusal>(id, fim)).body).toMatchObject({
      code: 'bens.fora',
      message: 'O bem 0042 está fora: registre o retorno antes.',
    });
    const parado = await rig.bem();
    expect((await patch(parado.id, fim)).body).toMatchObject({ situacao: 'Descartado', lugar: 'fim' });
    const { status, body } = await patch<Refusal>(parado.id, { versao: 2, nSerie: 'X' });
    expect([status, body.message]).toEqual([422, `O bem ${parado.nPatrimonio} está descartado.`]);
  });
});

describe('a discard', () => {
  it('frees the number; it is undone with a reason while the number is free, and the asset is what it was', async () => {
    const velho = await rig.bem({ nPatrimonio: '0042', situacaoBase: 'Descarte pendente' });
    expect((await rig.descartar(velho, { motivo: 'Não liga mais' })).body).toMatchObject({
      ...{ situacao: 'Descartado', dataDescarte: rig.hoje, versao: 2 },
      pode: { editar: 'descartado', sair: 'descartado', manter: 'descartado', descartar: 'descartado' },
    });
    const undo = <T = BemCompleto>(versao: number, motivo: string | null = 'Engano') =>
      rig.pat.rest<T>('POST', `/bens/${velho.id}/desfazer-descarte`, { versao, motivo });
    for (const nenhum of ['', ' ', null])
      expect((await undo<Refusal>(2, nenhum)).body.data?.campos).toEqual({ motivo: 'Obrigatorio' });
    const novo = await rig.bem({ nPatrimonio: '42' });
    expect((await undo<Refusal>(2)).body).toMatchObject({ code: 'bens.numero_repetido' });
    await rig.descartar(novo);
    expect((await undo(2)).body).toMatchObject({ situacao: 'Descarte pendente', dataDescarte: null, versao: 3 });
    expect((await undo<Refusal>(3)).body.code).toBe('bens.nao_descartado');
    const history = await rig.pat.rest<{ itens: { feito: string; motivo: string | null }[] }>(
      'GET',
      `/bens/${velho.id}/historico`,
    );
    expect(history.body.itens.slice(0, 2).map(({ feito, motivo }) => [feito, motivo])).toEqual([
      ['Descarte desfeito', 'Engano'],
      ['Descarte', 'Não liga mais'],
    ]);
    const auditor = await rig.app.person(['gestor_sistema']);
    const trail = await auditor.rest<typeof history.body>('GET', `/auditoria?registro=${velho.id}`);
    expect(trail.body.itens.slice(0, 2).map(({ feito }) => feito)).toEqual(['Descarte desfeito', 'Descarte']);
  });

  it('is not of the future, not of what is open, not of what is discarded already; files may still come', async () => {
    const bem = await rig.bem({ nPatrimonio: '42' });
    expect((await rig.descartar<Refusal>(bem, { data: rig.dia(1) })).body.data?.campos).toEqual({
      data: 'A data de descarte não pode ser futura.',
    });
    const { body: conserto } = await rig.manter(bem.id);
    expect((await rig.descartar<Refusal>(bem)).body.message).toBe(
      'O bem 42 está em manutenção: registre o retorno antes.',
    );
    await rig.encerrar(conserto);
    expect((await rig.descartar(bem)).status).toBe(200);
    expect((await rig.descartar<Refusal>({ ...bem, versao: 2 })).body).toMatchObject({
      code: 'bens.descartado',
      message: 'O bem 42 está descartado.',
    });
    const anexo = await rig.pdf('bens', 'termo.pdf');
    const { body } = await rig.pat.rest<BemCompleto>('POST', `/bens/${bem.id}/anexar`, { anexos: [anexo] });
    expect(body.anexos).toHaveLength(1);
  });

  it('of a building is giving it back', async () => {
    const { body: sala } = await rig.create(rig.predial());
    expect(sala).toMatchObject({ situacao: 'Em uso', nPatrimonio: null, cnpj: CNPJ });
    expect((await rig.descartar(sala)).body).toMatchObject({ situacao: 'Devolvido', dataDescarte: rig.hoje });
    expect((await rig.sair<Refusal>([sala.id])).body.message).toBe('O bem Dell Latitude 5450 está devolvido.');
  });
});

describe('a deletion', () => {
  const remove = <T = Refusal>({ id, versao }: { id: string; versao: number }, motivo = 'Cadastro em dobro') =>
    rig.pat.rest<T>('DELETE', `/bens/${id}`, { versao, motivo });

  it('is of what never moved, with a reason, its files gone with it', async () => {
    const anexo = await rig.pdf('bens');
    const bem = await rig.bem({ anexos: [anexo] });
    expect((await remove(bem, '')).status).toBe(400);
    expect((await remove<{ id: string }>(bem)).body).toEqual({ id: bem.id });
    expect((await rig.pat.rest('GET', `/bens/${bem.id}`)).status).toBe(404);
    expect((await rig.pat.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    expect(
      await rig.app.rows(
        `select motivo from auditoria where registro_id = $1 and acao = 'excluir' and tabela = 'bens'`,
        [bem.id],
      ),
    ).toEqual([{ motivo: 'Cadastro em dobro' }]);
  });

  it('is refused of what was out once, or in the workshop', async () => {
    const bem = await rig.bem();
    await rig.sair([bem.id], { jaRetornou: true, dataRetorno: rig.dia(-1), horaRetorno: '10:00' });
    expect((await remove(bem)).body.code).toBe('bens.movimentado');
    const outro = await rig.bem();
    await rig.manter(outro.id);
    expect((await remove(outro)).body.code).toBe('bens.movimentado');
  });
});

describe('several at once', () => {
  it('are given to a user and a sector, each done or refused on its own', async () => {
    const { id: idUsuario } = await rig.funcionario();
    const [a, b, c] = [await rig.bem(), await rig.bem({ nPatrimonio: '9' }), await rig.bem()];
    await rig.descartar(b);
    const { body } = await rig.pat.rest<{ feitas: string[]; recusadas: { message: string }[] }>(
      'POST',
      '/bens/alocar',
      {
        ids: [a.id, b.id, c.id],
        versoes: { [a.id]: 1, [b.id]: 2, [c.id]: 1 },
        ...{ idUsuario, setorAlocado: 'Jurídico', dataAlocacao: rig.hoje },
      },
    );
    expect(body.feitas.toSorted()).toEqual([a.id, c.id].toSorted());
    expect(body.recusadas.map(({ message }) => message)).toEqual(['O bem 9 está descartado.']);
    expect(await rig.read(a.id)).toMatchObject({
      ...{ usuario: 'Camila Prado', setorAlocado: 'Jurídico', situacao: 'Em uso', lugar: 'usuario' },
    });
    const selecao = (await rig.pat.rest<{ total: number; marca: string }>('GET', '/bens/selecao?setor=Jurídico')).body;
    const devolvidos = await rig.pat.rest<{ feitas: string[] }>('POST', '/bens/alocar', {
      ...{ filtro: { setor: ['Jurídico'] }, esperadas: selecao.total, marca: selecao.marca },
      ...{ idUsuario: null, dataAlocacao: rig.hoje },
    });
    expect(devolvidos.body.feitas).toHaveLength(2);
    expect(await rig.read(a.id)).toMatchObject({ usuario: null, situacao: 'Disponivel', setorAlocado: 'Jurídico' });
  });

  it('are given to nobody and nowhere: refused', async () => {
    const { id } = await rig.bem();
    const { body } = await rig.pat.rest<Refusal>('POST', '/bens/alocar', {
      ...{ ids: [id], versoes: { [id]: 1 }, dataAlocacao: rig.hoje },
    });
    expect(body.data?.campos).toEqual({ idUsuario: 'Informe o usuário ou o setor.' });
  });
});

describe('the files', () => {
  it('are PDFs, taken out softly, and opened by whoever sees assets', async () => {
    const anexo = await rig.pdf('bens', 'nota.pdf');
    const { id } = await rig.bem({ anexos: [anexo] });
    expect((await rig.pat.rest('GET', `/anexos/${anexo}`)).status).toBe(200);
    expect((await rig.outro.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    const { body } = await rig.pat.rest<BemCompleto>('POST', `/bens/${id}/remover-anexo`, { anexo });
    expect(body).toMatchObject({ anexos: [], arquivos: 0 });
    expect(await rig.app.rows('select situacao, excluido_por from bens_anexos where bem_id = $1', [id])).toEqual([
      { situacao: 'Excluído', excluido_por: 'Pat' },
    ]);
    expect((await rig.pat.rest('POST', `/bens/${id}/remover-anexo`, { anexo })).status).toBe(404);
    expect((await rig.pat.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is by number, of a class, and finds number, description, series, user and sector', async () => {
    const { id: idUsuario } = await rig.funcionario();
    await rig.bem({ nPatrimonio: '1000', descricaoBem: 'Epson PowerLite', tipoObjeto: 'Projetor' });
    await rig.bem({ nPatrimonio: '0099', nSerie: 'SN-77-ÁB', idUsuario, setorAlocado: 'Secretaria' });
    await rig.create(rig.predial({ descricaoBem: 'Sala 12' }));
    expect(await numeros('classe=pessoa')).toEqual(['0099', '1000']);
    expect((await list('classe=predial')).itens.map(({ descricaoBem }) => descricaoBem)).toEqual(['Sala 12']);
    for (const busca of ['0099', 'sn-77', 'camila', 'cp', 'secretaria'])
      expect(await numeros(`busca=${encodeURIComponent(busca)}`), busca).toEqual(['0099']);
    expect(await numeros('busca=powerlite')).toEqual(['1000']);
    expect(await numeros('tipo=Projetor')).toEqual(['1000']);
    expect(await numeros(`usuario=${idUsuario}`)).toEqual(['0099']);
    expect(await numeros('ordem=-nPatrimonio&classe=pessoa')).toEqual(['1000', '0099']);
  });

  it('filters by the word shown and by where it is, and counts both in the heading', async () => {
    const [livre, fora, atrasado, oficina] = [await rig.bem(), await rig.bem(), await rig.bem(), await rig.bem()];
    await rig.create(rig.predial());
    await rig.sair([fora.id], { previsao: rig.dia(3) });
    await rig.sair([atrasado.id], { previsao: rig.dia(-1) });
    await rig.manter(oficina.id);
    const of = async (query: string) => (await list(`classe=pessoa&${query}`)).itens.map(({ id }) => id);
    expect(await of('situacao=Em uso')).toEqual([fora.id, atrasado.id]);
    expect(await of('situacao=Em manutencao,Disponivel')).toEqual([livre.id, oficina.id]);
    expect(await of('lugar=atrasado')).toEqual([atrasado.id]);
    expect(await of('lugar=fora,oficina')).toEqual([fora.id, oficina.id]);
    expect((await rig.pat.rest<ResumoDosBens>('GET', '/bens/resumo')).body).toEqual({
      ...{ bens: 5, pessoa: 4, predial: 1, encerrados: 0, fora: 2, atrasados: 1, emManutencao: 1 },
    });
  });

  it('counts on each half what its list shows, those that are gone too, and tells how many those are', async () => {
    await rig.bem();
    await rig.descartar(await rig.bem());
    await rig.create(rig.predial());
    const { body } = await rig.pat.rest<ResumoDosBens>('GET', '/bens/resumo');
    expect(body).toMatchObject({ bens: 3, pessoa: 2, predial: 1, encerrados: 1 });
    expect((await list('classe=pessoa')).total).toBe(body.pessoa);
  });

  it('tells warranties that end within thirty days, not of what is gone', async () => {
    const compra = { dataAquisicao: '2024-01-10' };
    const [cedo] = [await rig.bem({ ...compra, garantiaAte: rig.dia(30) })];
    await rig.bem({ ...compra, garantiaAte: rig.dia(31) });
    await rig.bem({ ...compra, garantiaAte: rig.dia(-1) });
    await rig.descartar(await rig.bem({ ...compra, garantiaAte: rig.dia(2) }));
    expect((await list('garantia=sim')).itens.map(({ id }) => id)).toEqual([cedo.id]);
    expect((await list('garantia=nao')).total).toBe(3);
  });

  it('is exported by its name, with the words that are shown', async () => {
    const bem = await rig.bem({ nPatrimonio: '0042', valorAquisicao: 123_456 });
    await rig.sair([bem.id], { previsao: rig.dia(3) });
    const { headers, bytes } = await rig.pat.rest('GET', '/bens/exportar?formato=csv');
    expect(String(headers['content-disposition'])).toContain('bens_patrimoniais.csv');
    expect(bytes.toString()).toContain('0042;Notebook;Dell Latitude 5450;');
    expect(bytes.toString()).toContain(';Em uso;Fora · volta 23/11;Renato Vilela;');
    expect(bytes.toString()).toContain('1234,56');
    const xlsx = await rig.pat.rest('GET', '/bens/exportar');
    expect(String(xlsx.headers['content-disposition'])).toContain('bens_patrimoniais.xlsx');
  });
});

describe('what finds an asset', () => {
  const find = async (query: string) =>
    (await rig.pat.rest<{ itens: OpcaoDeBem[] }>('GET', `/bens/opcoes?${query}`)).body.itens.map((o) => o.nPatrimonio);

  it('is a picker from three letters or digits on, without what has ended; free ones alone for an exit', async () => {
    const a = await rig.bem({ nPatrimonio: '004812' });
    const b = await rig.bem({ nPatrimonio: '004813' });
    await rig.descartar(b);
    await rig.sair([(await rig.bem({ nPatrimonio: '004814' })).id]);
    expect(await find('busca=00')).toEqual([]);
    expect(await find('busca=0048')).toEqual(['004812', '004814']);
    expect(await find('busca=0048&livres=sim')).toEqual(['004812']);
    expect(await find(`ids=${a.id},${b.id}`)).toEqual(['004812', '004813']);
  });

  it('is Ctrl K, by plate and description', async () => {
    const { id } = await rig.bem({ nPatrimonio: '004812', descricaoBem: 'Epson PowerLite' });
    for (const busca of ['004812', 'powerlite']) {
      const { body } = await rig.pat.rest<{ grupos: { fonte: string; itens: { id: string }[] }[] }>(
        'GET',
        `/busca?busca=${busca}`,
      );
      expect(JSON.stringify(body)).toContain(id);
    }
  });
});

it('what an employee uses or took stands for whoever keeps employees, before they are disabled', async () => {
  const { id } = await rig.funcionario();
  const usado = await rig.bem({ idUsuario: id, dataAlocacao: rig.dia(-9) });
  const levado = await rig.bem();
  await rig.sair([levado.id], { idFuncionario: id, responsavel: null });
  const path = `/bens/com-funcionario?funcionario=${id}`;
  const { body } = await rig.outro.rest<{ itens: object[]; total: number }>('GET', path);
  expect(body).toMatchObject({
    total: 2,
    itens: [
      { id: usado.id, como: 'usuario', desde: rig.dia(-9) },
      { id: levado.id, como: 'saida', desde: rig.dia(-2) },
    ],
  });
  expect((await rig.pat.rest('GET', path)).status).toBe(403);
});
