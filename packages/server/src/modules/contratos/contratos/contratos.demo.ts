/**
 * The contracts of the fictional union: in force, ending in days and in weeks, ended and not closed, closed, without a file, with a
 * long life ahead; one with an aditivo. Of the union's suppliers are those whose expenses are linked to them. Days are counted
 * from today; nothing is done before the history begins.
 */
import { addDays, addMonthsAnchored, type CalendarDate } from '@sede/domain/kernel';
import { type DemoContext, type DemoPart, makePdf, pdfName } from '#demo/index.ts';

/** Of the union's suppliers, or of another company. */
type Contratado = { fornecedor: string } | { cnpj: string; contratado: string };

type Exemplo = Contratado & {
  nome: string;
  /** Last day, counted from today. */
  fim: number;
  meses: number;
  valor?: number;
  nota?: string;
  semAnexo?: true;
  documento?: true;
  encerrado?: true;
  /** Registered with it: by how much the value grew, in centavos. */
  acrescimo?: number;
};

const EXEMPLOS: readonly Exemplo[] = [
  {
    nome: 'Plano odontológico',
    cnpj: '11222333000181',
    contratado: 'OdontoVida S/A',
    fim: 7,
    meses: 12,
    valor: 5_406_336,
  },
  {
    nome: 'Manutenção dos elevadores',
    cnpj: '33000167000101',
    contratado: 'Elevar Serviços Técnicos',
    fim: 12,
    meses: 24,
    valor: 3_840_000,
  },
  {
    ...{ nome: 'Assessoria jurídica trabalhista', fornecedor: 'Teles & Moura Advogados' },
    ...{ fim: 30, meses: 36, valor: 102_000_000 },
    acrescimo: 2_500_000,
    nota: 'Escritório enviou proposta de renovação por 12 meses, reajuste pelo IPCA. Diretoria decide dia 28.',
  },
  {
    nome: 'Seguro predial',
    cnpj: '60746948000112',
    contratado: 'Seguradora Três Poderes',
    fim: 41,
    meses: 12,
    valor: 1_987_000,
  },
  {
    nome: 'Limpeza e copa',
    fornecedor: 'Brilho Fácil Serviços Gerais Ltda.',
    fim: 58,
    meses: 24,
    valor: 17_280_000,
  },
  {
    nome: 'Sistema de ponto eletrônico',
    cnpj: '47960950000121',
    contratado: 'Horário Certo Tecnologia',
    fim: 71,
    meses: 36,
    valor: 2_880_000,
  },
  { nome: 'Internet da sede', fornecedor: 'Conecta Cerrado Telecom Ltda.', fim: 300, meses: 24 },
  {
    ...{ nome: 'Vigilância da sede', fornecedor: 'Sentinela do Lago Segurança Ltda.', fim: -20, meses: 12 },
    ...{ valor: 9_000_000, semAnexo: true },
  },
  {
    ...{ nome: 'Jardinagem', cnpj: '33592510000154', contratado: 'Verde Vivo Paisagismo', fim: -40, meses: 12 },
    ...{ valor: 1_800_000, encerrado: true, nota: 'Serviço concluído; não será renovado.' },
  },
  {
    ...{ nome: 'Acordo de cooperação com a biblioteca', cnpj: '00530352000159', contratado: 'Biblioteca do Congresso' },
    ...{ fim: 400, meses: 48, documento: true },
  },
  {
    ...{ nome: 'Locação do auditório', cnpj: '45543915000181', contratado: 'Instituto Cerrado Ltda.' },
    ...{ fim: 210, meses: 24, nota: 'O sindicato recebe: as receitas do aluguel ficam ligadas a este contrato.' },
  },
];

const alertaDe = (inicio: CalendarDate, fim: CalendarDate) => {
  const antes = addDays(fim, -45);
  return antes < inicio ? inicio : antes;
};

async function readContratado({ office, person, idOf }: DemoContext, exemplo: Contratado) {
  if ('contratado' in exemplo) return { cnpjContratado: exemplo.cnpj, nome: exemplo.contratado };
  const ids = [idOf('beneficiarios', exemplo.fornecedor)];
  const { itens } = await office.act(person('gestor_de_contratos'), 'beneficiarios', 'vincular', { ids });
  const [beneficiario] = itens;
  if (!beneficiario) throw new Error(`no supplier ${exemplo.fornecedor}`);
  return { cnpjContratado: beneficiario.cpfCnpj, nome: exemplo.fornecedor, idBeneficiario: beneficiario.id };
}

export const contratosDemo: DemoPart = {
  after: ['beneficiarios'],
  async seed(ctx) {
    const { office, person, desde, hoje, keep } = ctx;
    const quem = person('gestor_de_contratos');
    for (const exemplo of EXEMPLOS) {
      const { nome, fim, meses, valor, nota, semAnexo, documento, acrescimo, encerrado } = exemplo;
      const contratado = await readContratado(ctx, exemplo);
      const dataFim = addDays(hoje, fim);
      const dataInicio = addDays(addMonthsAnchored(dataFim, -meses), 1);
      office.at(dataInicio < desde ? desde : dataInicio, '10:20');
      const anexos = semAnexo
        ? []
        : [await office.upload(quem, 'contratos', pdfName(nome), makePdf(nome, [contratado.nome]))];
      const { id } = await office.act(quem, 'contratos', 'create', {
        ...{ tipoObjeto: documento ? 'Documento' : 'Contrato', nome, dataInicio, dataFim, anexos },
        ...{ dataAlerta: alertaDe(dataInicio, dataFim), emails: ['contratos@sinfic.example'] },
        contratados: [contratado],
        ...(valor !== undefined && { valorTotal: valor }),
        ...(nota && { observacoes: nota }),
      });
      keep('contratos', nome, id);
      if (acrescimo !== undefined) {
        const anexo = await office.upload(
          quem,
          'contratos',
          pdfName(`Aditivo ${nome}`),
          makePdf('Termo aditivo', [nome]),
        );
        await office.act(quem, 'contratos', 'aditar', {
          ...{ id, versao: 1, tipo: 'Acréscimo', valor: acrescimo, anexo },
          motivo: 'Mais um posto de atendimento, aprovado pela diretoria.',
        });
      }
      if (encerrado) await office.act(quem, 'contratos', 'encerrar', { id, versao: 1 });
    }
  },
};
