/**
 * What the fictional union owns: some sixty assets with their plates, users (who accepted their terms) and sectors, warranties that are about to end, some waiting to be
 * discarded, discarded, said to be in the workshop without a record; two buildings in use, one to be given back, one given back.
 * Days are counted from today; nothing is done before the history begins.
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import { type DemoPart, makePdf, pdfName } from '#demo/index.ts';
import { answerTermo } from '../patrimonio.termos.demo.ts';

interface Modelo {
  tipo: string;
  descricao: string;
  especificacao: string;
  /** Centavos. */
  valor: number;
  quantos: number;
  setores: readonly string[];
  /** Given to employees. */
  usado?: true;
}

const MODELOS: readonly Modelo[] = [
  {
    ...{
      tipo: 'Notebook',
      descricao: 'Dell Latitude 5450',
      especificacao: '16 GB, 512 GB',
      valor: 689_000,
      quantos: 12,
    },
    ...{ setores: ['Secretaria', 'Jurídico', 'Comunicação', 'Financeiro'], usado: true },
  },
  {
    ...{ tipo: 'Monitor', descricao: 'LG 22MP400', especificacao: '22 pol.', valor: 78_900, quantos: 10 },
    setores: ['Secretaria', 'Jurídico', 'Financeiro'],
  },
  {
    ...{ tipo: 'Celular', descricao: 'Samsung Galaxy A55', especificacao: '128 GB', valor: 219_900, quantos: 6 },
    ...{ setores: ['Presidência', 'Comunicação'], usado: true },
  },
  {
    ...{ tipo: 'Tablet', descricao: 'iPad 10ª geração', especificacao: '64 GB', valor: 349_900, quantos: 4 },
    ...{ setores: ['Político sindical', 'Presidência'], usado: true },
  },
  {
    ...{
      tipo: 'Projetor',
      descricao: 'Epson PowerLite E20',
      especificacao: '3.400 lúmens',
      valor: 319_000,
      quantos: 3,
    },
    setores: ['Auditório', 'Sala de reuniões'],
  },
  {
    ...{
      tipo: 'Impressora',
      descricao: 'HP LaserJet M428',
      especificacao: 'Multifuncional',
      valor: 289_000,
      quantos: 3,
    },
    setores: ['Secretaria', 'Jurídico'],
  },
  {
    ...{ tipo: 'Câmera', descricao: 'Canon EOS R50', especificacao: 'Lente 18-45 mm', valor: 549_000, quantos: 2 },
    setores: ['Comunicação'],
  },
  {
    ...{ tipo: 'Ar-condicionado', descricao: 'Springer Midea 12.000', especificacao: 'Split inverter', valor: 249_000 },
    ...{ quantos: 4, setores: ['Sala de reuniões', 'Auditório', 'Recepção'] },
  },
  {
    ...{ tipo: 'Mesa', descricao: 'Mesa em L 1,60 m', especificacao: 'Carvalho', valor: 94_000, quantos: 6 },
    setores: ['Secretaria', 'Contratos', 'Financeiro'],
  },
  {
    ...{ tipo: 'Cadeira', descricao: 'Giratória, braço regulável', especificacao: 'Preta', valor: 61_500, quantos: 6 },
    setores: ['Secretaria', 'Depósito'],
  },
];

const PREDIAIS = [
  { descricao: 'Sede, 3º andar', empresa: 'Planalto Imóveis Ltda.', situacao: 'Em uso' },
  { descricao: 'Garagem, vagas 41 a 46', empresa: 'Planalto Imóveis Ltda.', situacao: 'Em uso' },
  { descricao: 'Sala 1204, Asa Sul', empresa: 'Cerrado Administração', situacao: 'Devolucao Solicitada' },
  { descricao: 'Depósito da W3', empresa: 'Cerrado Administração', situacao: 'Devolvido' },
] as const;

const PRIMEIRO = 4601;
/** Of what employees were given: by one, whom nobody asked again. */
const NUNCA_RESPONDIDO = 17;
const QUEM_CUIDA = 'Setor de patrimônio';

export const bensDemo: DemoPart = {
  after: ['funcionarios'],
  async seed(demo) {
    const { office, person, desde, hoje, keep, idOf, namesOf, ...ctx } = demo;
    const quem = person('patrimonio');
    const random = ctx.random.fork('bens');
    const pessoas = namesOf('funcionarios');
    let entregues = 0;
    office.at(desde, '09:10');
    let numero = PRIMEIRO;
    for (const { tipo, descricao, especificacao, valor, quantos, setores, usado } of MODELOS)
      for (let n = 0; n < quantos; n++, numero++) {
        const nPatrimonio = String(numero).padStart(6, '0');
        const comprado = addMonthsAnchored(desde, -random.int(1, 40));
        const nome = usado && n > 0 ? random.pick(pessoas) : null;
        const { id } = await office.act(quem, 'bens', 'create', {
          ...{ classe: 'pessoa', tipoObjeto: tipo, nPatrimonio, descricaoBem: descricao, especificacao },
          ...{ nSerie: `${tipo.slice(0, 2).toUpperCase()}${random.int(100_000, 999_999)}`, responsavel: QUEM_CUIDA },
          ...{ setorAlocado: random.pick(setores), dataAquisicao: comprado, valorAquisicao: valor },
          // Of the first of each kind the warranty is about to end.
          garantiaAte: n === 0 ? addDays(hoje, 4 + (numero % 20)) : addMonthsAnchored(comprado, 12),
          ...(nome !== null && { idUsuario: idOf('funcionarios', nome), dataAlocacao: desde }),
          // Said to be in the workshop, which nobody registered; and to be discarded.
          ...(tipo === 'Monitor' && n === 1 && { situacaoBase: 'Em manutencao' as const }),
          ...((tipo === 'Cadeira' || tipo === 'Monitor') && n === 2 && { situacaoBase: 'Descarte pendente' as const }),
          ...(tipo === 'Notebook' &&
            n === 0 && {
              anexos: [await office.upload(quem, 'bens', pdfName('Nota fiscal'), makePdf('Nota fiscal', [descricao]))],
            }),
        });
        keep('bens', nPatrimonio, id);
        if (nome !== null) {
          entregues += 1;
          const resposta = entregues === NUNCA_RESPONDIDO ? 'nada' : entregues % 4 === 0 ? 'papel' : 'aceita';
          await answerTermo({ office: demo, random, bens: [id], dia: desde, resposta });
          office.at(desde, '09:10');
        }
        if ((tipo === 'Cadeira' || tipo === 'Mesa') && n === 4)
          await office.act(quem, 'bens', 'descartar', {
            id,
            versao: 1,
            data: desde,
            motivo: 'Quebrada, sem conserto.',
          });
      }
    for (const { descricao, empresa, situacao } of PREDIAIS) {
      const { id } = await office.act(quem, 'bens', 'create', {
        ...{ classe: 'predial', tipoObjeto: 'Imóvel', descricaoBem: descricao, empresa, cnpj: '11222333000181' },
        ...{ responsavel: 'Diretoria administrativa', situacaoBase: situacao === 'Devolvido' ? 'Em uso' : situacao },
      });
      if (situacao === 'Devolvido') await office.act(quem, 'bens', 'descartar', { id, versao: 1, data: desde });
    }
  },
};
