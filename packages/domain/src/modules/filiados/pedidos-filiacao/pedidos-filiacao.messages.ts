/**
 * Texts of membership applications: the text's to the letter for the public form, ours for signing and for the desk.
 * Source: spec 2 §4, §5, §8 (Public membership); decisions-members (Public application).
 */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { PAGINAS_DE_PEDIDOS } from './pedidos-filiacao.name.ts';

export const pedidosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  nao_assinado: 'O termo ainda não foi assinado.',
  ja_aceito: 'O pedido já foi aceito.',
  ja_recusado: 'O pedido já foi recusado.',
  expirado: 'O pedido expirou sem assinatura.',
  ja_assinado: 'O termo já foi assinado.',
  apagado: 'Os dados deste pedido já foram apagados.',
  so_gestor: 'Quem volta a se filiar é aceito pelo Gestor de Filiados.',
});
export type MotivoPedido = MotivoDe<typeof pedidosMotivos>;

export const pedidosErrors = defineErrors('pedidosFiliacao', {
  incompleto: { kind: 'invalid', message: ({ mensagem }: { mensagem: string }) => mensagem },
  grande_demais: { kind: 'too_large', message: 'O pedido é grande demais. Retire dependentes ou encurte os textos.' },
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoPedido }) => pedidosMotivos.texto(motivo),
  },
  link_invalido: {
    kind: 'not_found',
    message: 'Este link não vale mais. Peça outro à secretaria ou preencha o formulário de novo.',
  },
  tentativas: { kind: 'rate', message: 'Muitas tentativas com este link. Peça outro à secretaria.' },
  sem_assinatura: {
    kind: 'rule',
    message: 'Este PDF não tem assinatura digital. Assine o termo em assinador.iti.br e envie o arquivo assinado.',
  },
  cep: { kind: 'rule', message: 'Erro ao buscar o CEP' },
});

export const pedidosMessages = {
  ...PAGINAS_DE_PEDIDOS,
  enviando: 'Enviando os dados..',
  erroEnviar: 'Erro ao enviar os dados. Tente novamente.',
  enviado: 'Dados enviados com sucesso!',
  depois: 'Em breve você receberá um e-mail para assinatura!',
  erroCep: 'Erro ao buscar o CEP',
  aceito: 'Pedido aceito.',
  recusado: 'Pedido recusado.',
  reenviado: 'Link de assinatura enviado de novo.',
  fichaAnexada: 'Ficha em papel anexada.',
  vazio: 'Nenhum pedido espera decisão.',
  vazioTexto: 'Os pedidos assinados pelo formulário público aparecem aqui, o mais antigo primeiro.',
  vazioFiltro: 'Nenhum pedido nesta situação.',
  cpfErrado: 'O CPF não confere com o do pedido.',
  assinado: 'Termo assinado. Obrigado!',
  depoisDeAssinar: 'A secretaria vai conferir os dados e responder por e-mail.',
  jaAssinado: 'Este termo já foi assinado.',
} as const;
