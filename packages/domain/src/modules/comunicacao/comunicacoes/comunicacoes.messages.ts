/** Texts of the communication. Source: spec 2 §2, §5, §8; decisions-members (Communication). */
import { defineErrors, defineMotivos, formatBytes, formatContagem, type MotivoDe } from '@sede/domain/kernel';
import { IMAGENS_DA_MENSAGEM, MAX_IMAGENS } from './comunicacao.lists.ts';
import { PAGINAS_DE_COMUNICACAO } from './comunicacoes.name.ts';

/** Why something is not done with a mailing now. */
export const comunicacoesMotivos = defineMotivos({
  nao_e_rascunho: 'Só um rascunho pode ser alterado, enviado ou excluído.',
  nao_aguarda: 'Esta comunicação não está aguardando aprovação.',
  outra_pessoa: 'Quem escreveu ou enviou não aprova: é preciso outra pessoa.',
  ja_saindo: 'As mensagens já começaram a sair. Interrompa o envio.',
  nao_saindo: 'Só se interrompe o que está saindo.',
  nao_interrompida: 'Só uma comunicação interrompida pode ser retomada ou encerrada.',
  nao_enviada: 'Só se corrige uma comunicação que já saiu.',
  nao_repete: 'Só uma mensagem que falhou ou ficou incerta pode ser enviada de novo.',
});
export type MotivoComunicacao = MotivoDe<typeof comunicacoesMotivos>;

const milhar = (n: number) => n.toLocaleString('pt-BR');

export const comunicacoesErrors = defineErrors('comunicacoes', {
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoComunicacao }) => comunicacoesMotivos.texto(motivo),
  },
  selecao_mudou: {
    kind: 'conflict',
    message: ({ a, b }: { a: number; b: number }) => `A seleção mudou: eram ${milhar(a)}, agora são ${milhar(b)}.`,
  },
  ninguem: { kind: 'rule', message: 'Ninguém da seleção pode receber esta mensagem.' },
  numero: { kind: 'rule', message: ({ n }: { n: number }) => `Digite ${n} para confirmar o envio.` },
  repetida: {
    kind: 'conflict',
    message: ({ n }: { n: number }) =>
      `Uma comunicação com este título saiu nas últimas 24 horas para ${milhar(n)} destas pessoas. Enviar mesmo assim?`,
  },
  campo_desconhecido: {
    kind: 'rule',
    message: ({ campos }: { campos: string }) => `Campo desconhecido na mensagem: ${campos}.`,
  },
  campo_vazio: {
    kind: 'rule',
    message: ({ campo, n }: { campo: string; n: number }) =>
      `O campo ${campo} está vazio para ${milhar(n)} destinatário(s). Retire-o da mensagem ou complete as fichas.`,
  },
  remetente: { kind: 'rule', message: 'Este remetente não está na lista das configurações.' },
  tema: { kind: 'rule', message: 'Este assunto não está na lista das configurações.' },
  incompleta: { kind: 'rule', message: 'Preencha título, remetente, assunto e mensagem.' },
  imagem_desconhecida: { kind: 'rule', message: 'Há uma imagem que não foi enviada por este editor.' },
  imagem_metadados: {
    kind: 'rule',
    message: ({ nome }: { nome: string }) =>
      `A imagem “${nome}” traz dados de quem a fez (local, câmera). Salve-a sem metadados e envie de novo.`,
  },
  imagens_grandes: {
    kind: 'rule',
    message: `As imagens de uma mensagem somam no máximo ${formatBytes(MAX_IMAGENS)}; cada uma, ${formatBytes(IMAGENS_DA_MENSAGEM.maxBytes)}.`,
  },
  descadastro_invalido: {
    kind: 'not_found',
    message: 'Este link não é válido. Abra o que está na mensagem mais recente, ou fale com o sindicato.',
  },
});

const quantos = (um: string, varios: string) => (n: number) => formatContagem(n, um, varios);

export const comunicacoesMessages = {
  ...PAGINAS_DE_COMUNICACAO,
  filtragem: 'Filtragem',
  limpar: 'Limpar',
  comunicar: 'Comunicar',
  nenhumProcesso: 'Nenhum processo encontrado',
  /** After the number. */
  selecionados: 'Filiado(s) selecionado(s)',
  selecioneAlguem: 'Selecione ao menos um filiado.',
  cpfInteiro: 'Digite os 11 algarismos do CPF.',
  rascunhos: 'Rascunhos',
  mensagens: (n: number) => formatContagem(n, 'mensagem', 'mensagens'),
  rascunhoSalvoAs: (hora: string) => `Rascunho salvo às ${hora} · outra pessoa da comunicação pode continuar`,
  saoNecessarios: (n: number) => `Digite ${milhar(n)} para enviar.`,
  continuar: 'Continuar',
  mais: (n: number) => `e mais ${milhar(n)} filiado(s)`,
  enviar: 'Enviar',
  enviando: 'Enviando...',
  enviada: 'Comunicação enviada com sucesso!',
  saemEm: (n: number) => formatContagem(n, 'mensagem sai em 60 segundos.', 'mensagens saem em 60 segundos.'),
  aguardando: 'Comunicação aguardando aprovação.',
  falhou: 'Falha ao enviar comunicação, tente novamente',
  erro: 'Erro ao enviar comunicação.',
  saindoEm: (segundos: number) => `Saindo em ${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`,
  cancelar: 'Cancelar',
  cancelada: 'Envio cancelado. A comunicação voltou a ser rascunho.',
  naoRecebem: (n: number) => formatContagem(n, 'não recebe', 'não recebem'),
  verQuem: 'Ver quem',
  verComoChega: 'Ver como chega',
  enviarTeste: 'Enviar teste para mim',
  testeEnviado: (email: string) => `Teste enviado para ${email}.`,
  acimaDoLimite: (n: number) => `Acima de ${milhar(n)} mensagens, outra pessoa aprova a lista e o texto.`,
  interromper: 'Interromper',
  interrompida: (enviadas: number, retidas: number) =>
    `Envio interrompido: ${milhar(enviadas)} já saíram, ${milhar(retidas)} ficaram retidas.`,
  retomar: 'Retomar',
  retomada: 'Envio retomado.',
  encerrar: 'Encerrar',
  encerrada: 'Envio encerrado.',
  aprovar: 'Aprovar',
  aprovada: 'Comunicação aprovada.',
  negar: 'Negar',
  negada: 'Comunicação negada. Ela voltou a ser rascunho.',
  corrigir: 'Enviar correção',
  /** How many recipients stand where. */
  quantos: {
    enviadas: quantos('enviada', 'enviadas'),
    arquivadas: quantos('arquivada', 'arquivadas'),
    naCaixa: quantos('saindo', 'saindo'),
    naFila: quantos('na fila', 'na fila'),
    falharam: quantos('falhou', 'falharam'),
    incertas: quantos('incerta', 'incertas'),
    deFora: quantos('deixado de fora', 'deixados de fora'),
  },
  deixadoDeFora: (motivo: string) => `Deixado de fora: ${motivo}`,
  enviarDeNovo: 'Enviar de novo',
  reenviada: 'A mensagem voltou para a fila de envio.',
  devolver: 'Marcar como devolvido',
  devolvido: 'E-mail marcado como devolvido.',
  liberar: 'Liberar',
  liberado: 'E-mail liberado.',
  rascunhoSalvo: 'Rascunho salvo.',
  excluir: 'Confirma a exclusão do rascunho?',
  excluido: 'Rascunho excluído.',
  descartado: (coisas: readonly string[]) => `Retirado da mensagem: ${coisas.join(', ')}.`,
  vazio: 'Aqui ficam os rascunhos e as comunicações enviadas aos filiados, com a situação de cada destinatário.',
  temasSalvos: 'Pronto. Sua escolha vale a partir de agora.',
  descadastrado: (tema: string) => `Você não recebe mais mensagens de “${tema}”.`,
  obrigatorio: 'Avisos que o estatuto manda enviar a todos os filiados.',
} as const;
