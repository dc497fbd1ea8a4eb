import type { EscopoDoCelular, Inventario, LinhaDoInventario } from '@sede/domain/modules/patrimonio/inventarios';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type InventariosRig, inventariosRig } from './inventarios.phones-for-tests.ts';

let rig: InventariosRig;
beforeAll(async () => {
  rig = await inventariosRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const linhas = async (id: string, query = '') => {
  const path = `/inventarios/bens?inventario=${id}&porPagina=100${query}`;
  return (await rig.pat.rest<{ itens: LinhaDoInventario[]; total: number }>('GET', path)).body.itens;
};
/** numero → resultado */
const resultados = async (id: string) =>
  Object.fromEntries((await linhas(id)).map(({ numero, resultado }) => [numero, resultado]));

describe('a new inventory', () => {
  it.each<[object, string[]]>([
    [{ escopo: 'tudo' }, ['1', '2', '3']],
    [{ escopo: 'setores', setores: ['Jurídico', 'Jurídico'] }, ['2']],
    [{ escopo: 'tipos', tipos: ['Cadeira', 'Mesa'], setores: ['Jurídico'] }, ['3']],
  ])('%j freezes its scope: %j', async (over, numeros) => {
    await rig.bem({ nPatrimonio: '1', setorAlocado: 'Secretaria' });
    await rig.bem({ nPatrimonio: '2', setorAlocado: 'Jurídico' });
    const cadeira = await rig.bem({ nPatrimonio: '3', tipoObjeto: 'Cadeira', setorAlocado: 'Secretaria' });
    await rig.descartar(await rig.bem({ nPatrimonio: '4', setorAlocado: 'Jurídico' }));
    const { status, body } = await rig.inicia(over);
    expect(status).toBe(200);
    expect(body).toMatchObject({ situacao: 'aberto', bens: numeros.length, lidos: 0, autor: 'Pat', versao: 1 });
    expect(body.pode).toEqual({ decidir: 'aberto' });
    // What happens to the register afterwards changes nothing of it.
    await rig.bem({ nPatrimonio: '5', setorAlocado: 'Jurídico' });
    await rig.descartar(cadeira);
    expect((await linhas(body.id)).map(({ numero }) => numero)).toEqual(numeros);
  });

  it.each<[object, number, string]>([
    [{ nome: '' }, 400, 'nome'],
    [{ escopo: 'setores' }, 400, 'setores'],
    [{ escopo: 'tipos', setores: ['Jurídico'] }, 400, 'tipos'],
    [{ escopo: 'mesas' }, 400, 'escopo'],
  ])('%j is refused at its field', async (over, status, campo) => {
    await rig.bem();
    const answer = await rig.inicia<Refusal>(over);
    expect([answer.status, Object.keys(answer.body.data.campos ?? {})]).toEqual([status, [campo]]);
  });

  it('of nothing, or of more than ten thousand, does not begin', async () => {
    expect((await rig.inicia<Refusal>()).body.code).toBe('inventarios.vazio');
    await rig.bem({ nPatrimonio: '1' });
    await rig.app.rows(`insert into bens (id, criado_em, atualizado_em, classe, tipo_objeto, n_patrimonio, situacao_base, data_cadastro, autor)
      select gen_random_uuid(), now(), now(), 'pessoa', 'Mesa', n::text, 'Disponivel', now(), 'x' from generate_series(2, 10001) n`);
    const { status, body } = await rig.inicia<Refusal>();
    expect([status, body.code]).toEqual([422, 'inventarios.grande']);
    expect(body.message).toMatch(/^São 10\.001 bens; um inventário tem até 10\.000\./);
    expect((await rig.pat.rest<{ total: number }>('GET', '/inventarios')).body.total).toBe(0);
    expect((await rig.inicia({ escopo: 'tipos', tipos: ['Mesa'] })).body.bens).toBe(10_000);
  });

  it('is taken back while nothing was read, and not afterwards', async () => {
    const bem = await rig.bem();
    const remove = (id: string) => rig.pat.rest('DELETE', `/inventarios/${id}`, { versao: 1 });
    const um = await rig.inventario();
    expect((await remove(um.id)).status).toBe(200);
    expect((await remove(um.id)).status).toBe(404);
    const dois = await rig.inventario();
    await rig.ler(dois.id, { bem: bem.id });
    expect((await remove(dois.id)).body).toMatchObject({ code: 'inventarios.lido' });
  });
});

describe('progress', () => {
  it('stands for each sector, with what is out and who reads now', async () => {
    const doisSetores = [
      await rig.bem({ setorAlocado: 'Comunicação' }),
      await rig.bem({ setorAlocado: 'Comunicação' }),
      await rig.bem({ setorAlocado: 'Jurídico' }),
    ];
    const [um, dois, tres] = doisSetores.map(({ id }) => id);
    await rig.bem();
    await rig.sair([dois ?? '']);
    const { id } = await rig.inventario();
    await rig.ler(id, { bem: um, setor: 'Comunicação' });
    await rig.ler(id, { bem: tres, setor: 'Depósito' }, rig.edson);
    await rig.ler(id, { numero: '77777' }, rig.edson);
    expect(await rig.ver(id)).toMatchObject({
      ...{ bens: 4, lidos: 2, emOutroSetor: 1, fora: 1, naoEncontrados: 1, desconhecidos: 1, lendo: 2, ofertas: 0 },
      progresso: [
        { setor: 'Comunicação', bens: 2, lidos: 1, emOutroSetor: 0, fora: 1 },
        { setor: 'Jurídico', bens: 1, lidos: 1, emOutroSetor: 1, fora: 0 },
        { setor: null, bens: 1, lidos: 0, emOutroSetor: 0, fora: 0 },
      ],
    });
  });

  it('a phone takes the whole scope, with the readings that there are', async () => {
    const bem = await rig.bem({ nPatrimonio: '004655', setorAlocado: 'Comunicação' });
    await rig.sair([bem.id], { previsao: rig.dia(12) });
    const { id, nome } = await rig.inventario();
    await rig.ler(id, { numero: '12' }, rig.edson);
    const { lugares, ate, ...escopo } = await rig.escopo(id);
    expect(escopo).toEqual({
      ...{ id, nome, encerradoEm: null },
      bens: [
        {
          ...{ id: bem.id, numero: '004655', tipo: 'Notebook', nome: 'Dell Latitude 5450', com: null },
          ...{ setor: 'Comunicação', saida: { com: 'Renato Vilela', previsao: rig.dia(12) } },
        },
      ],
      leituras: [expect.objectContaining({ numero: '12', resultado: 'desconhecido', lidoPor: 'Edson', minha: false })],
    } satisfies Omit<EscopoDoCelular, 'lugares' | 'ate'>);
    expect(lugares).toContain('Comunicação');
    const desde = async (instante: string) =>
      (await rig.pat.rest<{ itens: unknown[] }>('GET', `/inventarios/${id}/leituras?desde=${instante}`)).body.itens;
    expect(await desde(ate)).toHaveLength(1);
    expect(await desde('2026-11-20T15:01:01.000Z')).toHaveLength(0);
  });

  it('lists by situation and name', async () => {
    await rig.bem();
    const { id } = await rig.inventario({ nome: 'Antigo' });
    await rig.encerra(id);
    await rig.inventario({ nome: 'Anual' });
    const nomes = async (query: string) =>
      (await rig.pat.rest<{ itens: Inventario[] }>('GET', `/inventarios?${query}`)).body.itens.map(({ nome }) => nome);
    expect(await nomes('')).toEqual(['Anual', 'Antigo']);
    expect(await nomes('situacao=aberto')).toEqual(['Anual']);
    expect(await nomes('situacao=encerrado')).toEqual(['Antigo']);
    expect(await nomes('busca=anti')).toEqual(['Antigo']);
  });
});

describe('a closed inventory', () => {
  /** Four assets: found, elsewhere, out, missing; and one besides. */
  async function encerrado() {
    const bem = (nPatrimonio: string) => rig.bem({ nPatrimonio, setorAlocado: 'Comunicação' });
    const [achado, noutro, levado, falta] = [await bem('1'), await bem('2'), await bem('3'), await bem('4')];
    const fluxo = await rig.fora(levado.id);
    const { id } = await rig.inventario();
    const alem = await bem('5');
    await rig.ler(id, { bem: achado.id, setor: 'Comunicação' });
    await rig.ler(id, { bem: noutro.id, setor: 'Depósito', estado: 'Regular' });
    await rig.ler(id, { bem: alem.id, setor: 'Depósito' });
    await rig.encerra(id);
    return { id, achado, noutro, levado, falta, alem, fluxo };
  }

  it('keeps what came out, whatever happens to the assets', async () => {
    const { id, fluxo, noutro } = await encerrado();
    const antes = await linhas(id);
    expect(await resultados(id)).toEqual({
      ...{ 1: 'encontrado', 2: 'em_outro_setor', 3: 'fora', 4: 'nao_encontrado', 5: 'inesperado' },
    });
    expect(antes.find(({ numero }) => numero === '3')).toMatchObject({ fora: 'Renato Vilela', oferta: null });
    await rig.voltar(fluxo);
    await rig.pat.rest('PATCH', `/bens/${noutro.id}`, { versao: 1, setorAlocado: 'Recepção' });
    expect(await linhas(id)).toEqual(antes);
    expect(await rig.ver(id)).toMatchObject({ situacao: 'encerrado', encerradoPor: 'Pat', ofertas: 3, lendo: 0 });
    expect((await rig.encerra<Refusal>(id, 2)).body.code).toBe('inventarios.ja_encerrado');
  });

  it('is ended by one of two at once', async () => {
    await rig.bem();
    const { id } = await rig.inventario();
    const fins = await Promise.all([rig.encerra(id), rig.encerra(id, 1, rig.edson)]);
    expect(fins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('offers the new sector: accepted, it is the asset’s; once', async () => {
    const { id, noutro, alem } = await encerrado();
    const [um, dois] = await Promise.all([
      rig.decide<Refusal>(id, noutro.id, 'aceitar'),
      rig.decide<Refusal>(id, noutro.id, 'aceitar', rig.edson),
    ]);
    expect([um.status, dois.status].sort()).toEqual([200, 409]);
    expect([um, dois].find(({ status }) => status === 409)?.body.code).toBe('inventarios.decidido');
    expect((await rig.read(noutro.id)).setorAlocado).toBe('Depósito');
    const aceita = (await linhas(id)).find(({ bem }) => bem === noutro.id);
    expect(aceita).toMatchObject({ decisao: 'setor', oferta: null, resultado: 'em_outro_setor' });
    expect((await rig.decide(id, alem.id, 'aceitar')).status).toBe(200);
    expect((await rig.read(alem.id)).setorAlocado).toBe('Depósito');
  });

  it('gives an asset no sector that a phone made up', async () => {
    const bem = await rig.bem({ setorAlocado: 'Comunicação' });
    const { id } = await rig.inventario();
    await rig.ler(id, { bem: bem.id, setor: 'Lua' });
    const { versao } = await rig.ver(id);
    expect((await rig.pat.rest('POST', `/inventarios/${id}/encerrar`, { versao })).status).toBe(200);
    const { status, body } = await rig.pat.rest<Refusal>('POST', `/inventarios/${id}/decidir`, {
      ...{ bem: bem.id, resposta: 'aceitar' },
    });
    expect([status, body.code]).toEqual([422, 'inventarios.setor_desconhecido']);
    expect((await rig.read(bem.id)).setorAlocado).toBe('Comunicação');
    expect(
      (await rig.pat.rest('POST', `/inventarios/${id}/decidir`, { bem: bem.id, resposta: 'dispensar' })).status,
    ).toBe(200);
  });

  it("offers 'Não localizado', which discards nothing; what is let go changes nothing", async () => {
    const { id, falta, noutro } = await encerrado();
    const antes = await rig.read(falta.id);
    expect((await rig.decide<LinhaDoInventario>(id, falta.id, 'aceitar')).body).toMatchObject({
      ...{ decisao: 'nao_localizado', decididoPor: 'Pat', oferta: null },
    });
    expect(await rig.read(falta.id)).toMatchObject({ situacao: antes.situacao, situacaoBase: antes.situacaoBase });
    expect(await rig.read(falta.id)).toMatchObject({ conferido: null, naoLocalizado: true });
    expect(await rig.read(noutro.id)).toMatchObject({ conferido: rig.hoje, naoLocalizado: false });
    const outro = await rig.inventario();
    await rig.ler(outro.id, { bem: falta.id });
    expect(await rig.read(falta.id)).toMatchObject({ conferido: rig.hoje, naoLocalizado: false });
    await rig.decide(id, noutro.id, 'dispensar');
    expect((await rig.read(noutro.id)).setorAlocado).toBe('Comunicação');
    expect((await linhas(id, '&ofertas=sim')).map(({ numero }) => numero)).toEqual(['5']);
    expect((await rig.ver(id)).ofertas).toBe(1);
  });

  it('offers nothing for what was found, nor before the end, nor of a discarded one', async () => {
    const { id, achado, noutro } = await encerrado();
    expect((await rig.decide<Refusal>(id, achado.id, 'aceitar')).body.code).toBe('inventarios.sem_oferta');
    await rig.descartar(await rig.read(noutro.id));
    expect((await rig.decide<Refusal>(id, noutro.id, 'aceitar')).body.code).toBe('bens.descartado');
    const aberto = await rig.inventario();
    expect((await rig.decide<Refusal>(aberto.id, achado.id, 'aceitar')).body.code).toBe('inventarios.aberto');
  });

  it('says of what nobody read yet that it is to be read, in the spreadsheet too, until the end', async () => {
    await rig.bem({ nPatrimonio: '1' });
    const { id, versao } = (await rig.inicia<{ id: string; versao: number }>()).body;
    const planilha = async () => {
      const { bytes } = await rig.pat.rest('GET', `/inventarios/${id}/planilha`);
      const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
      return rows.slice(1).map((row) => row[5]);
    };
    expect(await planilha()).toEqual(['Falta ler']);
    await rig.pat.rest('POST', `/inventarios/${id}/encerrar`, { versao });
    expect(await planilha()).toEqual(['Não encontrado']);
  });

  it('gives a PDF and a spreadsheet, both logged, and a history of what was done', async () => {
    const { id, falta } = await encerrado();
    await rig.decide(id, falta.id, 'aceitar');
    const pdf = await rig.pat.rest('GET', `/inventarios/${id}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const xlsx = await rig.pat.rest('GET', `/inventarios/${id}/planilha`);
    expect(xlsx.status).toBe(200);
    expect(String(xlsx.headers['content-disposition'])).toContain('inventario.xlsx');
    const logs = await rig.app.rows<{ arquivo: string }>(
      `select arquivo from logs_usuario where tipo = 'report_download' order by id`,
    );
    expect(logs.map(({ arquivo }) => arquivo).slice(-2)).toEqual(['Inventário anual 2026.pdf', 'inventario.xlsx']);
    const { itens } = (await rig.pat.rest<{ itens: { feito: string }[] }>('GET', `/inventarios/${id}/historico`)).body;
    expect(itens).toHaveLength(3);
  });
});

describe('other roles', () => {
  it('neither see nor read an inventory', async () => {
    const bem = await rig.bem();
    const { id } = await rig.inventario();
    const asked = [
      ...(
        [
          '',
          `/bens?inventario=${id}`,
          `/${id}`,
          `/${id}/escopo`,
          `/${id}/leituras?desde=2026-11-20T15:00:00Z`,
          `/${id}/pdf`,
          `/${id}/planilha`,
        ] as const
      ).map((path) => rig.outro.rest('GET', `/inventarios${path}`)),
      rig.ler(id, { bem: bem.id }, rig.outro),
      rig.lerVarias(id, [rig.lida({ bem: bem.id })], rig.outro),
      rig.encerra(id, 1, rig.outro),
      rig.decide(id, bem.id, 'aceitar', rig.outro),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 403));
    expect((await rig.app.stranger.rest('GET', `/inventarios/${id}/escopo`)).status).toBe(401);
    expect((await rig.ver(id)).leituras).toBe(0);
  });

  it('whoever lost the role has what waited refused when it arrives', async () => {
    const bem = await rig.bem();
    const { id } = await rig.inventario();
    const saiu = await rig.app.person(['patrimonio'], { nome: 'Rui' });
    await rig.app.rows(`delete from papeis_usuario where usuario_id in (select id from usuarios where nome = 'Rui')`);
    expect((await rig.lerVarias(id, [rig.lida({ bem: bem.id })], saiu)).status).toBe(403);
  });
});
