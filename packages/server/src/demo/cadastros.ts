/**
 * What the fictional union keeps beside money: documents with their validity, documents that it publishes, employees, law
 * offices; saved views of a list.
 *
 * In: the office and who does it. Out: documents by name, for the events that refer to one. Days are counted from today,
 * so that some documents have ended, one ends soon and others go on; nothing is done before the office opened (`desde`).
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import { makeCpf } from './documents.ts';
import type { Office, Worker } from './office.ts';
import { makePdf } from './pdf.ts';
import { makeNames } from './people.ts';
import type { Random } from './random.ts';

/** `inicio` in months from today, `meses` of validity. */
const DOCUMENTOS = [
  { nome: 'Alvará de funcionamento da sede', inicio: -30, meses: 24 },
  { nome: 'Alvará de funcionamento da sede (renovação)', inicio: -6, meses: 24 },
  { nome: 'Apólice do seguro da sede', inicio: -11, meses: 12 },
  { nome: 'Procuração ad judicia do escritório', inicio: -16, meses: 36 },
  { nome: 'Termo de patrocínio da Corrida do Legislativo', inicio: -15, meses: 3 },
  { nome: 'Acordo de uso do auditório', inicio: -9, meses: 12 },
  { nome: 'Certificado digital da tesouraria', inicio: -35, meses: 36 },
] as const;

const PUBLICADOS = [
  'Balanço patrimonial',
  'Demonstração do resultado',
  'Parecer do conselho fiscal',
  'Ata da assembleia de prestação de contas',
] as const;

const FUNCIONARIOS = 9;

const fileName = (nome: string) =>
  `${nome
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-')}.pdf`;

export interface Periodo {
  desde: string;
  hoje: string;
}
const naoAntes = (data: string, { desde }: Periodo): string => (data < desde ? desde : data);

export async function createDocumentos(
  office: Office,
  who: Worker,
  periodo: Periodo,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { nome, inicio, meses } of DOCUMENTOS) {
    const dataInicioVigencia = addMonthsAnchored(periodo.hoje, inicio);
    office.at(naoAntes(dataInicioVigencia, periodo), '11:10');
    const idAnexo = await office.upload(who, fileName(nome), makePdf(nome, ['Via arquivada.']), 'documentos');
    const { id } = await office.act(who, 'documentos', 'create', {
      nome,
      idAnexo,
      dataInicioVigencia,
      dataFimVigencia: addDays(addMonthsAnchored(dataInicioVigencia, meses), -1),
    });
    found.set(nome, id);
  }
  return found;
}

/** Each year's accounts in April of the next, the statute as a link. */
export async function publicar(office: Office, who: Worker, periodo: Periodo): Promise<void> {
  const ano = Number(periodo.hoje.slice(0, 4));
  office.at(periodo.desde, '09:00');
  await office.act(who, 'transparencia', 'create', {
    nome: 'Estatuto social',
    url: 'https://demonstracao.sede.example/estatuto',
  });
  for (const exercicio of [ano - 3, ano - 2, ano - 1]) {
    const dia = `${exercicio + 1}-04-28`;
    if (dia >= periodo.hoje) continue;
    office.at(naoAntes(dia, periodo), '15:30');
    for (const titulo of PUBLICADOS) {
      const nome = `${titulo} ${exercicio}`;
      const idAnexo = await office.upload(who, fileName(nome), makePdf(nome, ['Publicado.']), 'transparencia');
      await office.act(who, 'transparencia', 'create', { nome, idAnexo });
    }
  }
}

export async function createFuncionarios(office: Office, who: Worker, random: Random): Promise<void> {
  for (const nome of makeNames(random, FUNCIONARIOS)) {
    const [primeiro = '', ultimo = ''] = [nome.split(' ')[0], nome.split(' ').at(-1)];
    const conta = `${primeiro}.${ultimo}`
      .normalize('NFD')
      .replaceAll(/[^A-Za-z.]/g, '')
      .toLowerCase();
    const { id, versao } = await office.act(who, 'funcionarios', 'create', {
      nome,
      cpf: makeCpf(random),
      dataNascimento: `${random.int(1962, 2001)}-${String(random.int(1, 12)).padStart(2, '0')}-${random.int(10, 28)}`,
      celular: `619${random.int(81_000_000, 99_999_999)}`,
      email: `${conta}@demonstracao.sede`,
      uf: random.pick(['DF', 'DF', 'DF', 'GO', 'MG'] as const),
    });
    if (random.chance(0.15)) await office.act(who, 'funcionarios', 'desabilitar', { id, versao });
  }
}

const ESCRITORIOS = ['Meireles Advogados Associados', 'Leal & Vasconcelos Advocacia'] as const;

export async function createEscritorios(office: Office, who: Worker): Promise<void> {
  for (const nome of ESCRITORIOS) await office.act(who, 'escritorios', 'create', { nome });
}

/** Views of a list: one that its owner keeps, one that everybody of finance may use. */
export async function saveVisoes(office: Office, who: Worker): Promise<void> {
  const visao = { lista: 'despesas.list', padrao: false };
  await office.act(who, 'visoes', 'create', {
    ...visao,
    nome: 'Minhas vencidas, das maiores às menores',
    consulta: { statusVencimento: 'vencida', ordem: '-valor' },
    papeis: [],
  });
  await office.act(who, 'visoes', 'create', {
    ...visao,
    nome: 'Vencidas',
    consulta: { statusVencimento: 'vencida' },
    papeis: ['visualizador_financeiro'],
  });
}
