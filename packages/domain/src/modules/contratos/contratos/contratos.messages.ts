/** Texts of contracts and documents, to the letter of the spec where it has them. Source: spec 3 §2.12, §4, §5, §8; decisions-sindical-contratos-patrimonio (Words, Contracts and documents). */
import {
  defineErrors,
  defineMotivos,
  formatContagem,
  formatDataBr,
  type MotivoDe,
  SO_CONSULTA,
} from '@sede/domain/kernel';
import { MAX_ANEXOS_DO_CONTRATO, type SituacaoDoContrato } from './contrato.lists.ts';
import { PAGINAS_DE_CONTRATOS } from './contratos.name.ts';

export const contratosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  encerrado: 'O contrato está encerrado: só recebe observações.',
  vigente: 'O contrato não está encerrado.',
  excluido: 'O contrato foi excluído.',
  ultimo_anexo: 'O contrato precisa manter ao menos um anexo.',
  so_contrato: 'Só contratos têm aditivos.',
  alerta_superado: 'Um alerta mais novo tomou o lugar deste: nada foi enviado.',
  alerta_na_fila: 'O alerta ainda está na fila de envio.',
  alerta_destinatario: 'Este e-mail não recebe mais os alertas do contrato.',
});
export type MotivoDoContrato = MotivoDe<typeof contratosMotivos>;

/** Why an act that another situation allows is not possible now. */
export const MOTIVO_DA_SITUACAO_DO_CONTRATO: Readonly<Record<SituacaoDoContrato, MotivoDoContrato>> = {
  Vigente: 'vigente',
  Encerrado: 'encerrado',
  Excluido: 'excluido',
};

export const contratosErrors = defineErrors('contratos', {
  encerrado: { kind: 'state', message: contratosMotivos.texto('encerrado') },
  nao_encerrado: { kind: 'state', message: contratosMotivos.texto('vigente') },
  numero: { kind: 'unavailable', message: 'Transação não foi concluída' },
  anexo_obrigatorio: { kind: 'rule', message: 'Anexo e obrigatorio!' },
  ultimo_anexo: { kind: 'rule', message: contratosMotivos.texto('ultimo_anexo') },
  sem_valor: { kind: 'rule', message: 'Informe o valor do contrato antes de mudá-lo por aditivo.' },
  aditivo_superado: {
    kind: 'state',
    message: 'O contrato mudou depois deste aditivo: altere vigência ou valor em vez de desfazê-lo.',
  },
  sem_aditivo: { kind: 'state', message: 'O contrato não tem aditivo a desfazer.' },
  anexos_demais: { kind: 'rule', message: `No máximo ${MAX_ANEXOS_DO_CONTRATO} anexos.` },
  alerta_superado: { kind: 'state', message: contratosMotivos.texto('alerta_superado') },
  alerta_na_fila: { kind: 'state', message: contratosMotivos.texto('alerta_na_fila') },
  alerta_destinatario: { kind: 'rule', message: contratosMotivos.texto('alerta_destinatario') },
  em_despesas: {
    kind: 'rule',
    message: 'O Contrato esta associado a uma ou mais despesas e nao pode ser excluido!',
  },
  em_receitas: {
    kind: 'rule',
    message: 'O Contrato esta associado a uma ou mais receitas e nao pode ser excluido!',
  },
  em_eventos: {
    kind: 'rule',
    message: 'O Contrato esta associado a uma ou mais eventos e nao pode ser excluido!',
  },
});

export const contratosMessages = {
  ...PAGINAS_DE_CONTRATOS,
  obrigatorio: 'Campo obrigatorio',
  semCnpj: 'CNPJ do beneficiario e obrigatorio!',
  semEmail: 'Voce precisa informar um email para alerta!',
  fimAntesDoInicio: 'A data final nao pode ser menor do que a data inicial!',
  alertaDepoisDoFim: 'A data para alerta nao pode ser maior do que a data de fim do contrato!',
  cnpjInvalido: 'CNPJ inválido.',
  cpfCnpjInvalido: 'CPF/CNPJ inválido.',
  cnpjRepetido: 'O mesmo CPF/CNPJ está duas vezes.',
  beneficiarioInexistente: 'O beneficiário não existe mais.',
  contratoExcluido: 'O contrato foi excluído.',
  salvo: (numero: string, situacao: SituacaoDoContrato) =>
    `Contrato de numero ${numero} com a situacao "${situacao.toUpperCase()}" salvo com sucesso!`,
  excluido: 'Contrato excluido com sucesso!',
  confirmaEncerrar: (numero: string) => `Deseja encerrar o contrato ${numero}?`,
  /** What is still open when it is closed; null: nothing. */
  aindaAberto: ({ despesasAbertas: d, recorrencias: r }: { despesasAbertas: number; recorrencias: number }) => {
    const partes = [
      d > 0 && formatContagem(d, 'despesa por pagar', 'despesas por pagar'),
      r > 0 && formatContagem(r, 'recorrência ativa', 'recorrências ativas'),
    ].filter((parte) => parte !== false);
    return partes.length === 0 ? null : `O contrato ainda tem ${partes.join(' e ')}.`;
  },
  confirmaReabrir: (numero: string) => `Deseja cancelar o encerramento do contrato ${numero}?`,
  confirmaExcluir: (nome: string) => `Confirma a exclusão permanente de ${nome}?`,
  confirmaExcluirAnexo: 'Confirma a exclusão do arquivo?',
  anexoExcluido: 'Arquivo excluído com sucesso!',
  semVinculos: 'Nao existem receitas ou despesas relacionadas para esse contrato',
  nenhumaReceita: 'Nenhuma receita encontrada.',
  nenhumaDespesa: 'Nenhuma despesa encontrada.',
  nenhumaObservacao: 'Nenhuma observacao encontrada.',
  nenhumHistorico: 'Nenhum historico de alteracoes encontrado.',
  nenhumDado: 'Nenhum dado disponivel',
  nenhumCnpj: 'Nenhum CNPJ encontrado',
  nenhumAditivo: 'Nenhum aditivo registrado.',
  nenhumAlerta: 'Nenhum alerta enviado nem previsto.',
  confirmaReenviar: (email: string) => `${email} já recebeu este alerta. Enviar de novo?`,
  alertaReenviado: 'Alerta na fila de envio.',
  alertaNaoEntregue: 'Alerta não entregue',
  semAnexo: 'Sem anexo',
  aConferir: 'A conferir',
  anotado: 'Observação acrescentada com sucesso!',
  aditado: 'Aditivo registrado com sucesso!',
  aditivoDesfeito: 'Aditivo desfeito.',
  novoFimAntes: 'A prorrogação precisa terminar depois do fim atual.',
  diferencaZero: 'Informe quanto o valor muda.',
  valorAcimaDoMaximo: 'O valor do contrato passaria do máximo.',
  valorAbaixoDeZero: 'O contrato ficaria sem valor.',
  erroSalvar: 'Erro ao salvar contrato.',
  renova: (contrato: string) => `Renova o contrato ${contrato}`,
  copiar: 'Novo contrato, copiado deste',
  excede: (valor: string) => `excede ${valor}`,
  reabertoVencido: (fim: string) => `A vigência terminou em ${formatDataBr(fim)}: registre uma prorrogação.`,
} as const;
