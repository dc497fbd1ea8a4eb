/** Cases of the old system, as such exports really are: what comes, what comes to be checked, what is refused, a second run. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuariosModule } from '#modules/acesso/usuarios/index.ts';
import { filiadosModule } from '#modules/filiados/filiados/index.ts';
import { importRig } from '#platform/testing/import-rig.ts';
import { escritoriosModule } from '../escritorios/index.ts';
import { objetosProcessoModule } from '../objetos-processo/index.ts';
import { processosModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: Awaited<ReturnType<typeof rig.importar>>;

const ms = (instante: string) => Date.parse(instante);
const CNJ = '1023344-75.2021.4.01.3400';
const JUDICIAL = {
  tipo: 'Judicial',
  tribunalOrgao: 'TRF1',
  dataProtocolo: ms('2021-05-10T03:00:00Z'),
  numeroProcesso: CNJ,
  escritorio: { id: 'e1', nome: 'Prado & Filhos' },
  objetoProcesso: 'o1',
  linkProcesso: 'https://pje.example/1',
  valorCausa: '1.234,56',
  movidoPeloSindicatoX: 'Sim',
  situacao: 'Em andamento',
  filiados: [{ id: 'f1', nome_completo: 'Ana' }],
};
const PROCEDIMENTO = {
  tipo: 'Procedimento',
  numeroProcesso: '2023/0007',
  escritorio: { id: 'e1' },
  objetoProcesso: { id: 'o1', descricao: 'Quintos' },
  natureza: 'profissional',
  tags: [{ label: 'Saúde', value: 'saude' }, 'Remuneração'],
  valorCausa: '0,00',
  filiados: { x: { id: 'f1' } },
};
const FILIADO = { empresa: 'TCU', matricula: '1', situacao_filiado: 'ATIVO' };
const EXPORT = {
  usuarios: {
    u1: { email: 'ines@prado.example', displayName: 'Inês Prado', escritorios: ['e1'] },
    u2: { email: 'julia@x.org', displayName: 'Júlia' },
  },
  roles: { u1: { escritorio_juridico: true }, u2: { juridico: true } },
  filiados: {
    f1: { ...FILIADO, nome_completo: 'Ana Souza', cpf: '529.982.247-25' },
    f2: { ...FILIADO, nome_completo: 'Rui Lima', cpf: '111.444.777-35' },
    f3: { ...FILIADO, nome_completo: '', cpf: '168.995.350-09' },
  },
  juridico: {
    escritorios_advocacia: { e1: { nome: 'Prado', email: 'a@prado.example' } },
    objetos: {
      o1: { descricao: 'Quintos' },
      o2: { descricao: 'QUINTOS ' },
      o3: { descricao: 'Reajuste  de 13,23%' },
    },
    numero_procedimento: { 2023: 40, 2024: { numero: '2024/0003' }, texto: 'x' },
    processos: {
      bom: {
        ...JUDICIAL,
        situacao: 'Aguardando manifestação do sindicato',
        publicarAcaoColetiva: 'S',
        titulo: 'Ação dos quintos',
        anexos: [
          { nome: 'inicial.pdf', url: 'processos/inicial.pdf' },
          { nome: 'sumiu.pdf', url: 'processos/sumiu.pdf' },
        ],
        eventos: {
          ev1: {
            ...{ titulo: 'Sentença', descricao: 'Procedente', data: ms('2022-02-03T03:00:00Z'), comunicacao: true },
            anexos: [{ nome: 'sentenca.pdf', url: 'https://x/o/juridico%2Fprocessos%2Feventos%2Fsentenca.pdf?t=1' }],
          },
          ev2: { titulo: 'Sem dia' },
          ev3: { data: 5 },
        },
        manifestacoes: [null, { manifestacao: 'De acordo', data: ms('2022-03-04T15:00:00Z'), email: 'julia@x.org' }],
        comentarios: {
          c1: { comentario: 'Ver prazo', data: ms('2022-04-05T15:00:00Z'), email: 'Ines@Prado.example' },
          c2: { comentario: 'Antigo', data: 'ontem', email: 'saiu@x.org' },
          c3: { comentario: ' ' },
        },
      },
      repetido: { ...JUDICIAL, objetoProcesso: 'o2', numeroProcesso: '10233447520214013400', situacao: 'Concluído' },
      invalido: {
        ...JUDICIAL,
        objetoProcesso: 'o3',
        numeroProcesso: '1023344-76.2021.4.01.3400',
        valorCausa: '1.234',
        linkProcesso: 'pje sem endereço',
      },
      pobre: { tipo: 'processo administrativo', tribunalOrgao: 'Senado Federal', situacao: 'estranha', filiados: [] },
      excluido: {
        ...JUDICIAL,
        objetoProcesso: { descricao: 'reajuste de  13,23%' },
        situacao: 'Excluido',
        filiados: [{ nome_completo: 'Só Nome', cpf: '111' }],
      },
      sete: PROCEDIMENTO,
      seteDeNovo: {
        ...PROCEDIMENTO,
        filiadosIndeterminados: true,
        filiados: undefined,
        orgaos: ['Câmara dos Deputados', 'Marte'],
      },
      semNumero: { ...PROCEDIMENTO, numeroProcesso: undefined, createdAt: ms('2024-06-01T12:00:00Z') },
      semTipo: { ...JUDICIAL, tipo: 'Recurso' },
    },
  },
  filiados_processos: {
    f1: { bom: { filiadoId: 'f1', processoId: 'bom', situacao_processo: 'Em andamento' } },
    f2: { bom: { situacao_processo: 'x' }, sumiu: {} },
    f3: { bom: {} },
    f9: { bom: {} },
  },
};

beforeAll(async () => {
  rig = await importRig([usuariosModule, filiadosModule, escritoriosModule, objetosProcessoModule, processosModule]);
  rig.pdf('processos/inicial.pdf');
  rig.pdf('juridico/processos/eventos/sentenca.pdf');
  await rig.rows(`insert into objetos_processo (id, descricao, criado_em, atualizado_em)
    values (gen_random_uuid(), 'Reajuste de 13,23%', now(), now())`);
  first = await rig.importar(EXPORT);
});
afterAll(() => rig.close());

const um = async (chave: string) =>
  (await rig.rows('select * from processos_juridicos where id_origem = $1', [chave]))[0];

describe('a case', () => {
  it('comes whole, with the office as it was called', async () => {
    expect(await um('bom')).toMatchObject({
      ...{ tipo: 'Judicial', numero: CNJ, ano: 2021, tribunal_orgao: 'TRF1', situacao: 'Aguardando manifestação' },
      ...{
        escritorio_nome: 'Prado & Filhos',
        escritorio_email: 'a@prado.example',
        valor_causa: 123_456,
        a_conferir: [],
      },
      ...{ movido_pelo_sindicato: true, publicar_acao_coletiva: true, titulo: 'Ação dos quintos' },
    });
    const [dias] = await rig.rows(`select data_protocolo::text, data_referencia::text, movimentado_em::text
      from processos_juridicos where id_origem = 'bom'`);
    expect(dias).toEqual({
      data_protocolo: '2021-05-10',
      data_referencia: '2021-05-10',
      movimentado_em: '2022-04-05 15:00:00+00',
    });
  });

  it('finds its object by the old key or what that was called, one that stood here already too', async () => {
    expect(first('objetos')).toMatchObject({
      ...{
        importados: 2,
        recusados: [{ chave: 'o2', texto: 'a descrição é a de outro objeto, que fica nos processos' }],
      },
      ressalvas: [{ chave: 'o3', texto: 'já havia objeto com esta descrição: ficou como estava' }],
    });
    const objetos = await rig.rows(`select p.id_origem as chave, o.descricao from processos_juridicos p
      join objetos_processo o on o.id = p.objeto_id where p.tipo = 'Judicial' order by 1`);
    expect(objetos).toEqual([
      { chave: 'bom', descricao: 'Quintos' },
      { chave: 'excluido', descricao: 'Reajuste de 13,23%' },
      { chave: 'invalido', descricao: 'Reajuste de 13,23%' },
      { chave: 'repetido', descricao: 'Quintos' },
    ]);
  });

  it('whose kind cannot be told is refused; whatever another lacks is to be checked', async () => {
    expect(first('processos')).toMatchObject({
      lidos: 9,
      importados: 8,
      recusados: [{ chave: 'semTipo', texto: "tipo 'Recurso' não é de processo nem de procedimento" }],
    });
    expect(
      await rig.rows('select id_origem as chave, situacao, a_conferir from processos_juridicos order by 1'),
    ).toEqual([
      { chave: 'bom', situacao: 'Aguardando manifestação', a_conferir: [] },
      { chave: 'excluido', situacao: 'Excluído', a_conferir: ['numero'] },
      { chave: 'invalido', situacao: 'Em andamento', a_conferir: ['linkProcesso', 'valorCausa', 'numero'] },
      {
        chave: 'pobre',
        situacao: 'Em andamento',
        a_conferir: ['situacao', 'escritorioId', 'objetoId', 'numero', 'dataProtocolo', 'filiados'],
      },
      { chave: 'repetido', situacao: 'Encerrado', a_conferir: ['numero'] },
      { chave: 'semNumero', situacao: 'Em andamento', a_conferir: ['situacao', 'numero'] },
      { chave: 'sete', situacao: 'Em andamento', a_conferir: ['situacao'] },
      { chave: 'seteDeNovo', situacao: 'Em andamento', a_conferir: ['situacao', 'numero'] },
    ]);
    expect(await um('invalido')).toMatchObject({ link_processo: null, valor_causa: null });
    expect(await um('pobre')).toMatchObject({ tipo: 'Administrativo', tribunal_orgao: 'Senado', escritorio_id: null });
    expect(await um('seteDeNovo')).toMatchObject({ orgaos: ['CAMARA'], filiados_indeterminados: true });
  });

  it('keeps old texts that could not be read in a comment', async () => {
    const notas = await rig.rows(`select p.id_origem as processo, c.autor_nome, c.comentario from processo_comentarios c
      join processos_juridicos p on p.id = c.processo_id where c.id_origem like '%/notas' order by 1`);
    expect(notas).toEqual([
      {
        processo: 'invalido',
        autor_nome: 'Sistema anterior',
        comentario: 'linkProcesso no sistema anterior: pje sem endereço\nvalorCausa no sistema anterior: 1.234',
      },
      { processo: 'seteDeNovo', autor_nome: 'Sistema anterior', comentario: 'numero no sistema anterior: 2023/0007' },
    ]);
  });
});

describe('numbers of procedimentos', () => {
  it('are kept; a repeated or missing one comes after all that were given, and nobody is given one of them', async () => {
    expect(
      await rig.rows(
        "select id_origem as chave, numero from processos_juridicos where tipo = 'Procedimento' order by 1",
      ),
    ).toEqual([
      { chave: 'semNumero', numero: '2024/0004' },
      { chave: 'sete', numero: '2023/0007' },
      { chave: 'seteDeNovo', numero: '2023/0041' },
    ]);
    expect(
      await rig.rows("select ano, ultimo from contadores_anuais where nome = 'procedimento' order by ano"),
    ).toEqual([
      { ano: 2023, ultimo: 41 },
      { ano: 2024, ultimo: 4 },
    ]);
  });
});

describe('what happened in a case', () => {
  it('comes by day and author, staff by name, an office’s user for the office', async () => {
    expect(
      await rig.rows(
        `select e.titulo, e.descricao, e.data::text, e.comunicado, e.autor_nome from processo_eventos e order by data, titulo`,
      ),
    ).toEqual([
      {
        ...{
          titulo: 'Sem dia',
          descricao: 'Sem descrição no sistema anterior.',
          data: '2021-05-10',
          comunicado: false,
        },
        autor_nome: 'Sistema anterior',
      },
      {
        titulo: 'Sentença',
        descricao: 'Procedente',
        data: '2022-02-03',
        comunicado: true,
        autor_nome: 'Sistema anterior',
      },
    ]);
    expect(
      await rig.rows('select manifestacao, data::text, autor_nome, escritorio_nome from processo_manifestacoes'),
    ).toEqual([
      { manifestacao: 'De acordo', data: '2022-03-04 15:00:00+00', autor_nome: 'Júlia', escritorio_nome: null },
    ]);
    expect(
      await rig.rows(`select comentario, data::text, autor_nome, escritorio_nome from processo_comentarios
        where id_origem not like '%/notas' order by data`),
    ).toEqual([
      {
        comentario: 'Antigo',
        data: '2021-05-10 03:00:00+00',
        autor_nome: 'Usuário não encontrado',
        escritorio_nome: null,
      },
      { comentario: 'Ver prazo', data: '2022-04-05 15:00:00+00', autor_nome: 'Inês Prado', escritorio_nome: 'Prado' },
    ]);
    expect(
      first('processos')
        .ressalvas.filter(({ chave }) => chave === 'bom')
        .map(({ texto }) => texto),
    ).toEqual([
      'anexo não trazido: sumiu.pdf',
      'evento ev2: sem data: ficou a do processo',
      'evento ev3: sem texto: não veio',
      expect.stringContaining('comentário c2: data'),
      'comentário c2: sem data: ficou a do processo',
      'comentário c3: sem texto: não veio',
    ]);
  });
});

describe('members of a case', () => {
  it('come from both places once, by key, then by CPF, else by name; orphans are refused', async () => {
    expect(
      await rig.rows(`select p.id_origem as processo, coalesce(f.nome_completo, v.nome) as quem, v.filiado_id is null as so_nome
        from filiados_processos v join processos_juridicos p on p.id = v.processo_id
        left join filiados f on f.id = v.filiado_id where p.id_origem in ('bom', 'excluido') order by 1, 2`),
    ).toEqual([
      { processo: 'bom', quem: 'Ana Souza', so_nome: false },
      { processo: 'bom', quem: 'Rui Lima', so_nome: false },
      { processo: 'excluido', quem: 'Só Nome', so_nome: true },
    ]);
    const { recusados } = first('filiados_processos');
    expect(recusados.map(({ chave, texto }) => [chave, texto])).toEqual([
      ['f1/semTipo', 'o processo não foi importado'],
      ['f2/sumiu', 'o processo não foi importado'],
      ['f3/bom', 'o filiado não foi importado'],
      ['f9/bom', 'o filiado não foi importado'],
    ]);
  });
});

it('PDFs of cases and of events come along', async () => {
  expect(
    await rig.rows('select nome from processos_anexos union all select nome from processo_eventos_anexos'),
  ).toEqual([{ nome: 'inicial.pdf' }, { nome: 'sentenca.pdf' }]);
});

it('a second run adds nothing, and what is named anew comes', async () => {
  const again = await rig.importar({
    ...EXPORT,
    juridico: {
      ...EXPORT.juridico,
      processos: {
        ...EXPORT.juridico.processos,
        novo: { ...JUDICIAL, numeroProcesso: '0000002-65.2005.4.05.8100', filiados: ['f2'] },
      },
    },
  });
  expect(again('processos')).toMatchObject({ importados: 1, jaImportados: 8 });
  expect(again('filiados_processos')).toMatchObject({ importados: 1 });
  expect(await rig.rows('select count(*)::int as n from processo_eventos')).toEqual([{ n: 2 }]);
  expect(await rig.rows("select ultimo from contadores_anuais where nome = 'procedimento' order by ano")).toEqual([
    { ultimo: 41 },
    { ultimo: 4 },
  ]);
});

it('nothing of it is mailed', async () => {
  expect(await rig.rows('select count(*)::int as n from emails')).toEqual([{ n: 0 }]);
});
