/** Texts of statements: refusals by code, success and questions. Source: issue 4 (statement import). */
import {
  defineErrors,
  defineMotivos,
  formatContagem,
  formatReais,
  type MotivoDe,
  SO_CONSULTA,
} from '@sede/domain/kernel';

/** Why something may not be done with a file or a line of it now. */
export const extratosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  decididos: 'Há lançamentos deste extrato já conciliados ou ignorados: desfaça-os primeiro.',
  ja_decidido: ({ estado }: { estado: string }) => `O lançamento já está ${estado}.`,
  data_futura: 'O lançamento tem data futura: nada pode ser liquidado, creditado ou transferido nesse dia.',
  adicional_de_uma: 'Juros, multa e desconto são de uma despesa só.',
  despesa_sem_estorno: 'A despesa não tem estorno.',
  receita_sem_estorno: 'A receita não tem estorno.',
});
export type MotivoExtrato = MotivoDe<typeof extratosMotivos>;
/** The reasons that a file carries: none says values. */
export type MotivoDoExtrato = Extract<MotivoExtrato, string>;

export const extratosErrors = defineErrors('extratos', {
  ilegivel: {
    kind: 'rule',
    message: ({ linha, motivo }: { linha: number | null; motivo: string }) =>
      `${linha === null ? '' : `Linha ${linha.toLocaleString('pt-BR')}: `}${motivo} Nada foi importado.`,
  },
  colunas_desconhecidas: {
    kind: 'rule',
    message: 'Não se reconheceram as colunas do arquivo. Diga qual é qual: fica guardado para esta conta.',
  },
  outra_conta: { kind: 'rule', message: ({ motivo }: { motivo: string }) => `${motivo} Nada foi importado.` },
  grande_demais: { kind: 'too_large', message: 'O arquivo tem mais de 20 MB.' },
  antes_do_saldo: {
    kind: 'rule',
    message: 'Todos os lançamentos do arquivo são anteriores à data do saldo inicial da conta. Nada foi importado.',
  },
  ja_conciliado: {
    kind: 'state',
    message: ({ novos, ate }: { novos: number; ate: string }) =>
      `O arquivo traz ${formatContagem(novos, 'lançamento novo', 'lançamentos novos')} até ${ate}, que já foi conciliado: reabra a conciliação. Nada foi importado.`,
  },
  estado: { kind: 'state', message: ({ motivo }: { motivo: MotivoExtrato }) => extratosMotivos.texto(motivo) },
  soma_diferente: {
    kind: 'rule',
    message: ({ soma, valor }: { soma: number; valor: number }) =>
      `Os registros somam ${formatReais(soma)}, e o lançamento é de ${formatReais(valor)}.`,
  },
  ja_vinculado: { kind: 'conflict', message: 'Um dos registros já está conciliado com outro lançamento.' },
  outra_conta_do_registro: { kind: 'state', message: 'O registro está em outra conta.' },
});

export const extratosMessages = {
  titulo: 'Conciliação bancária',
  importar: 'Importar extrato',
  escolhaArquivo: 'Escolha o arquivo do extrato.',
  importarOutro: 'Importar outro arquivo',
  verLancamentos: 'Ver lançamentos',
  importado: ({ novos, repetidos }: { novos: number; repetidos: number }) =>
    novos === 0
      ? 'Nada de novo: todos os lançamentos do arquivo já estavam aqui.'
      : `${formatContagem(novos, 'lançamento novo', 'lançamentos novos')}${repetidos > 0 ? `; ${formatContagem(repetidos, 'já estava aqui', 'já estavam aqui')}` : ''}.`,
  previa: ({ novos, repetidos }: { novos: number; repetidos: number }) =>
    `${formatContagem(novos, 'lançamento entra', 'lançamentos entram')}${repetidos > 0 ? `; ${formatContagem(repetidos, 'já está aqui', 'já estão aqui')}` : ''}.`,
  duvidosos: (quantos: number) =>
    `${formatContagem(quantos, 'lançamento é igual', 'lançamentos são iguais')} a um que já está na conta, num dia que dois arquivos dividem. Marque os que são outros, e também entram:`,
  anteriores: (quantos: number) =>
    `${quantos.toLocaleString('pt-BR')} de antes da data do saldo inicial da conta ficam de fora: já estão nele.`,
  jaImportado: 'Este arquivo já foi importado: nada muda.',
  importarNovos: (quantos: number) =>
    quantos === 0 ? 'Importar' : `Importar ${formatContagem(quantos, 'lançamento', 'lançamentos')}`,
  faltam: ({ de, ate, valor }: { de: string; ate: string; valor: number }) =>
    `Entre ${de} e ${ate} os saldos do banco não batem com os lançamentos: diferença de ${formatReais(valor)}. Pode faltar parte do extrato.`,
  confirmar: 'Confirmar',
  confirmado: 'Lançamento conciliado.',
  confirmarSeguras: (quantas: number) => `Confirmar todas as seguras (${quantas.toLocaleString('pt-BR')})`,
  perguntaSeguras: (quantas: number) =>
    quantas === 1
      ? 'Confirma a proposta segura? O que não está liquidado ou creditado passa a estar, na data do extrato.'
      : `Confirma as ${quantas.toLocaleString('pt-BR')} propostas seguras? O que não está liquidado ou creditado passa a estar, na data do extrato.`,
  ignorar: 'Ignorar',
  perguntaIgnorar: 'O lançamento fica sem registro no sistema. Por quê?',
  ignorado: 'Lançamento ignorado.',
  desfazer: 'Desfazer',
  desfazerPerguntas: {
    conciliado: 'Desfazer a conciliação deste lançamento?',
    ignorado: 'Deixar este lançamento pendente outra vez?',
  },
  desfeito: 'Lançamento pendente outra vez.',
  transferido: 'Transferência registrada e conciliada.',
  transferir: 'Registrar transferência',
  leiauteSalvo: 'Colunas guardadas para esta conta.',
  semConciliacao: 'Lançamentos do extrato sem conciliação',
  erro: 'Erro ao conciliar.',
} as const;
