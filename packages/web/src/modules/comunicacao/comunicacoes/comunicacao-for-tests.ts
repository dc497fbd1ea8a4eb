/** Members, options and mailings as screen tests answer them. */
import { podeDe } from '@sede/domain/kernel';
import type { Comunicacao, Destinatario, FiliadoDaComunicacao } from '@sede/domain/modules/comunicacao/comunicacoes';

const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const membro = (n: number, over: Partial<FiliadoDaComunicacao> = {}): FiliadoDaComunicacao => ({
  ...{ id: id(n), nome: `Filiado Número ${n}`, matricula: String(1000 + n), cpf: '***.456.789-**' },
  ...{ email: `f${n}@exemplo.org`, impedimento: null, casa: 'SENADO', cargo: 'Técnico', cidade: 'Brasília' },
  ...{ estado: 'DF', situacao: 'ATIVO', formaPagamento: 'Boleto', sexo: 'Feminino', cadastro: 'FILIADO' },
  ...over,
});

export const OPCOES = {
  remetentes: [{ nome: 'Jurídico', endereco: 'juridico@exemplo.org' }],
  temas: [{ nome: 'Informativo', obrigatorio: false, optIn: false, desfiliados: false }],
  limite: 300 as number | null, // null: none
  emailsPorMinuto: 60,
  cargos: ['Analista', 'Técnico'],
};

const ACOES = [
  'editar',
  'enviar',
  'cancelar',
  'aprovar',
  'negar',
  'interromper',
  'retomar',
  'encerrar',
  'corrigir',
] as const;
type Acao = (typeof ACOES)[number];
/** Only these may be done. */
export const soPode = (...acoes: Acao[]): Comunicacao['pode'] => {
  const not = (acao: Acao) => (acoes.includes(acao) ? null : ('nao_saindo' as const));
  return podeDe({
    ...{ editar: not('editar'), enviar: not('enviar'), cancelar: not('cancelar'), aprovar: not('aprovar') },
    ...{ negar: not('negar'), interromper: not('interromper'), retomar: not('retomar') },
    ...{ encerrar: not('encerrar'), corrigir: not('corrigir') },
  });
};

export const comunicacao = (over: Partial<Comunicacao> = {}): Comunicacao => ({
  ...{ id: id(900), versao: 1, criadoEm: '2026-11-20T14:30:00.000Z', atualizadoEm: '2026-11-20T14:30:00.000Z' },
  ...{ titulo: 'Encontro', tema: 'Informativo', remetente: 'juridico@exemplo.org', corpoHtml: '<p>Olá</p>' },
  ...{ estado: 'rascunho', arquivada: false, esperados: null, saiEm: null, enviadaEm: null, enviadaPor: null },
  contagem: { naFila: 0, naCaixa: 0, enviadas: 0, arquivadas: 0, falharam: 0, incertas: 0, deFora: 0 },
  ...{ atualizadaPor: 'Rafael Comunicação', aprovadaPor: null, aprovadaEm: null, recusaMotivo: null },
  ...{
    concluidaEm: null,
    origemId: null,
    origemTitulo: null,
    selecao: { ids: [id(1)] },
    pode: soPode('editar', 'enviar'),
  },
  ...over,
});

export const destinatario = (over: Partial<Destinatario> = {}): Destinatario => ({
  ...{ id: id(801), filiadoId: id(1), nome: 'Maria Helena', casa: 'SENADO', matricula: '1001' },
  ...{ email: 'maria@exemplo.org', estado: 'enviado', motivo: null, enviadoEm: '2026-11-20T14:31:00.000Z' },
  ...{ erro: null, emailDevolvido: false },
  ...over,
});
export const PREVIA = {
  de: 'juridico@exemplo.org',
  para: 'f1@exemplo.org',
  assunto: 'Encontro',
  html: '<p>Olá</p>',
  texto: 'Olá',
};
