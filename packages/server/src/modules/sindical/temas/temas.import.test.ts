/** Themes of the old system, as such exports really are: what comes, what is remarked, what is refused, a second run. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escritoriosModule } from '#modules/juridico/escritorios/index.ts';
import { objetosProcessoModule } from '#modules/juridico/objetos-processo/index.ts';
import { processosModule } from '#modules/juridico/processos/index.ts';
import { mp4Bytes, pngBytes } from '#platform/files/files-for-tests.ts';
import { importRig } from '#platform/testing/import-rig.ts';
import { temasModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: ReturnType<Awaited<ReturnType<typeof rig.importar>>>;

const ms = (instante: string) => Date.parse(instante);
const url = (file: string) => `https://x/o/temas%2Fdocumentos%2F${file}?alt=media&token=t`;

const EXPORT = {
  juridico: {
    escritorios_advocacia: { e1: { nome: 'Prado', email: 'a@prado.example' } },
    objetos: { o1: { descricao: 'Quintos' } },
    processos: {
      p1: {
        ...{
          tipo: 'Judicial',
          tribunalOrgao: 'TRF1',
          numeroProcesso: '1023344-75.2021.4.01.3400',
          escritorio: { id: 'e1' },
        },
        ...{ objetoProcesso: 'o1', dataProtocolo: ms('2021-05-10T03:00:00Z'), filiados: [], situacao: 'Em andamento' },
      },
    },
  },
  politico_sindical: {
    temas: {
      novo: {
        titulo: 'Mais novo',
        createdAt: ms('2025-01-01T12:00:00Z'),
        tipo_tema: 'Portaria',
        prioridade: 'Urgente',
        page: 9,
      },
      pl: {
        ...{ titulo: 'Recomposição', tipo_tema: 'projeto de lei ordinária', descricao: 'Três parcelas', page: 6 },
        ...{ prioridade: 'MÁXIMA', classificacaoTema: 'Externo', situacao: 'ENCERRADO' },
        ...{ createdAt: ms('2023-03-01T12:00:00Z'), lastUpdated: ms('2024-05-06T07:08:09Z') },
        interessados: ['Senado Federal', 'Prefeituras', 'senado federal'],
        tags: [{ label: 'saúde', value: 'saude' }, 'Teto', { value: 'x'.repeat(50) }],
        ...{ existe_itens_destaque: true, existe_pessoas_instituicoes: 'true', existe_processos: false },
        existe_acoes_sindifiscal: false,
        documentos: {
          a: { nome: 'Nota técnica.pdf', url: url('nota.pdf') },
          b: { nome: 'NOTA técnica.pdf', url: url('nota2.pdf') },
          c: { nome: 'foto.pdf', url: url('foto.png') },
        },
        links: {
          l1: { nome: 'Inteiro teor', tipo: 'Proposição', url: 'https://www.camara.leg.br/1' },
          l2: { nome: 'Isca', tipo: 'Outros', url: 'javascript:alert(1)' },
          l3: { nome: 'Blog', tipo: 'Blog', url: 'http://exemplo.org' },
        },
        itens_destaque: {
          i1: {
            ...{ descricao_item: 'Art. 2º', posicionamento: 'parcialmente favorável' },
            documentos: { d: { nome: 'audiência.mp4', url: url('audiencia.mp4') } },
          },
          i2: { descricao_item: 'Art. 3º', posicionamento: 'Neutro' },
          i3: { posicionamento: 'Contrário' },
        },
        pessoas_instituicoes: {
          h: {
            nome: 'Helena',
            motivo_relevancia: 'Relatora',
            telefone1: '(61) 3215-5000',
            email1: 'x arroba y',
            email2: '',
          },
        },
        processos: {
          x: {
            processo_sindifiscal: 'true',
            identificacao_processo: '1023344-75',
            processo_uid: 'p1',
            tribunalOrgao: 'TRF1',
          },
          y: { processo_sindifiscal: 'true', identificacao_processo: 'Sumido', processo_uid: 'p9' },
          z: {
            processo_sindifiscal: 'false',
            identificacao_processo: 'TC 1',
            processo_uid: 'p1',
            tribunalOrgao: 'TCU',
          },
        },
        acoes_sindifiscal: {
          k: {
            ...{ data_acao: ms('2023-11-19T03:00:00Z'), descricao_acao: 'Reunião', classificacao_acao: 'Externa' },
            ...{ comunicacao: true, links: [{ nome: 'Ata', tipo: 'Outros', url: 'https://exemplo.org/ata' }] },
          },
          w: { data_acao: 'ontem', descricao_acao: 'Ofício', classificacao_acao: 'Secreta' },
        },
        custos: { c1: { valor: 10 } },
      },
      vazio: { descricao: 'sem título' },
    },
  },
};

beforeAll(async () => {
  rig = await importRig([escritoriosModule, objetosProcessoModule, processosModule, temasModule]);
  rig.pdf('temas/documentos/nota.pdf');
  rig.pdf('temas/documentos/nota2.pdf');
  rig.file('temas/documentos/foto.png', pngBytes());
  rig.file('temas/documentos/audiencia.mp4', mp4Bytes());
  first = (await rig.importar(EXPORT))('temas');
});
afterAll(() => rig.close());

it('all come that have a title, in the order in which they were registered', async () => {
  expect(first).toMatchObject({
    ...{ lidos: 3, importados: 2, recusados: [{ chave: 'vazio', texto: 'falta titulo' }] },
  });
  expect(await rig.rows('select id_origem from temas order by id')).toEqual([
    { id_origem: 'pl' },
    { id_origem: 'novo' },
  ]);
});

it('a theme comes with every field, in the spelling of our lists', async () => {
  expect(await rig.rows(`select * from temas where id_origem = 'pl'`)).toMatchObject([
    {
      ...{
        titulo: 'Recomposição',
        tipo_tema: 'Projeto de Lei Ordinária',
        descricao: 'Três parcelas',
        prioridade: 'Máxima',
      },
      ...{ classificacao_tema: 'Externo', situacao: 'ENCERRADO', page: 6, versao: 1 },
      ...{ interessados: ['Senado Federal', 'Prefeituras'], tags: ['Saúde', 'Teto', 'x'.repeat(40)] },
      ...{ existe_itens_destaque: true, existe_pessoas_instituicoes: true, existe_processos: false },
      ...{ existe_acoes_sindicato: false, casa: null },
    },
  ]);
  const [datas] = await rig.rows(`select cadastrado_em::text, last_updated::text from temas where id_origem = 'pl'`);
  expect(datas).toEqual({ cadastrado_em: '2023-03-01 12:00:00+00', last_updated: '2024-05-06 07:08:09+00' });
  expect(
    await rig.rows(
      `select tipo_tema, prioridade, page, interessados, existe_processos from temas where id_origem = 'novo'`,
    ),
  ).toEqual([{ tipo_tema: 'Portaria', prioridade: 'Média', page: 1, interessados: [], existe_processos: true }]);
});

it('what hung from it comes with it', async () => {
  expect(await rig.rows('select descricao_item, posicionamento from temas_itens order by id')).toEqual([
    { descricao_item: 'Art. 2º', posicionamento: 'Parcialmente favorável' },
    { descricao_item: 'Art. 3º', posicionamento: null },
  ]);
  expect(
    await rig.rows('select nome, motivo_relevancia, telefone1, telefone2, email1, email2 from temas_pessoas'),
  ).toEqual([
    {
      ...{ nome: 'Helena', motivo_relevancia: 'Relatora', telefone1: '+556132155000', telefone2: null },
      ...{ email1: 'x arroba y', email2: null },
    },
  ]);
  expect(
    await rig.rows(`select t.processo_sindicato, t.identificacao_processo, p.id_origem, t.tribunal_orgao from temas_processos t
      left join processos_juridicos p on p.id = t.processo_uid order by t.id`),
  ).toEqual([
    { processo_sindicato: true, identificacao_processo: '1023344-75', id_origem: 'p1', tribunal_orgao: 'TRF1' },
    { processo_sindicato: true, identificacao_processo: 'Sumido', id_origem: null, tribunal_orgao: null },
    { processo_sindicato: false, identificacao_processo: 'TC 1', id_origem: null, tribunal_orgao: 'TCU' },
  ]);
  expect(
    await rig.rows(
      'select data_acao::text, descricao_acao, classificacao_acao, comunicacao from temas_acoes order by id',
    ),
  ).toEqual([
    { data_acao: '2023-11-19', descricao_acao: 'Reunião', classificacao_acao: 'Externa', comunicacao: true },
    { data_acao: null, descricao_acao: 'Ofício', classificacao_acao: null, comunicacao: false },
  ]);
});

it('files and links come where they stood; a name that is there already gets a number', async () => {
  expect(
    await rig.rows(
      `select a.nome, i.descricao_item from temas_arquivos a left join temas_itens i on i.id = a.item_id order by a.id`,
    ),
  ).toEqual([
    { nome: 'Nota técnica.pdf', descricao_item: null },
    { nome: 'NOTA técnica (2).pdf', descricao_item: null },
    { nome: 'audiência.mp4', descricao_item: 'Art. 2º' },
  ]);
  expect(
    await rig.rows(
      'select l.nome, l.tipo, l.url, c.descricao_acao from temas_links l left join temas_acoes c on c.id = l.acao_id order by l.id',
    ),
  ).toEqual([
    { nome: 'Inteiro teor', tipo: 'Proposição', url: 'https://www.camara.leg.br/1', descricao_acao: null },
    { nome: 'Blog', tipo: 'Blog', url: 'http://exemplo.org/', descricao_acao: null },
    { nome: 'Ata', tipo: 'Outros', url: 'https://exemplo.org/ata', descricao_acao: 'Reunião' },
  ]);
});

it('what is not as it should be is remarked, people’s addresses are not repeated there', () => {
  const texts = first.ressalvas.filter(({ chave }) => chave === 'pl').map(({ texto }) => texto);
  expect(texts.toSorted()).toEqual(
    [
      "interessados: 'Prefeituras' não está na lista",
      "documentos: há dois 'NOTA técnica.pdf': o segundo ficou 'NOTA técnica (2).pdf'",
      'anexo não trazido: foto.pdf: Tipo de arquivo não permitido.',
      "links: 'Isca' não tem um endereço que se possa abrir: ficou de fora",
      "links: tipo 'Blog' não está na lista",
      "itens_destaque: posicionamento 'Neutro' não existe",
      'itens_destaque: falta descricao_item: ficou de fora',
      'pessoas_instituicoes: email1 não é válido: ficou como estava',
      'processos: o processo do sindicato não foi encontrado',
      "acoes_sindifiscal: data_acao: data 'ontem' não é uma data",
      "acoes_sindifiscal: classificacao_acao 'Secreta' não existe",
    ].toSorted(),
  );
  expect(first.ressalvas.filter(({ chave }) => chave === 'novo').map(({ texto }) => texto)).toEqual([
    'prioridade não pôde ser lido: ficou vazio',
    "prioridade ficou 'Média'",
    "tipo_tema 'Portaria' não está na lista",
    "page '9' não é um passo: ficou o primeiro",
  ]);
});

it('a second run brings nothing twice', async () => {
  const second = (await rig.importar(EXPORT))('temas');
  expect(second).toMatchObject({ lidos: 3, importados: 0, jaImportados: 2 });
  expect(await rig.rows('select id from temas_itens')).toHaveLength(2);
});
