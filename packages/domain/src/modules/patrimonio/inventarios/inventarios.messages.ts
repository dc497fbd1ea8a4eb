/** Texts of inventories. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import {
  defineErrors,
  defineMotivos,
  formatContagem,
  formatInstantBr,
  type MotivoDe,
  SO_CONSULTA,
} from '@sede/domain/kernel';
import { PAGINAS_DO_PATRIMONIO } from '../patrimonio.lists.ts';
import { OBRIGATORIO_PATRIMONIO } from '../patrimonio.messages.ts';
import { inventariosFaixa } from './faixa.messages.ts';
import { MAX_BENS_DO_INVENTARIO } from './inventario.lists.ts';

const NADA_PROPOE = 'O inventário nada propõe para este bem.';

export const inventariosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  encerrado: 'O inventário está encerrado.',
  aberto: 'O inventário ainda está aberto.',
  lido: 'O inventário já tem leituras: encerre-o em vez de o excluir.',
});
export type MotivoDoInventario = MotivoDe<typeof inventariosMotivos>;

interface Encerrado {
  nome: string;
  em: string;
  por: string;
}

export const inventariosErrors = defineErrors('inventarios', {
  /** Of what comes after the end: it names the inventory, since the phone may hold several. */
  encerrado: {
    kind: 'state',
    message: ({ nome, em, por }: Encerrado) =>
      `O inventário '${nome}' foi encerrado por ${por} em ${formatInstantBr(em)}: a leitura não foi registrada.`,
  },
  ja_encerrado: { kind: 'state', message: inventariosMotivos.texto('encerrado') },
  aberto: { kind: 'state', message: inventariosMotivos.texto('aberto') },
  lido: { kind: 'state', message: inventariosMotivos.texto('lido') },
  decidido: { kind: 'conflict', message: ({ por }: { por: string }) => `${por} já decidiu sobre este bem.` },
  setor_desconhecido: {
    kind: 'rule',
    message: ({ setor }: { setor: string }) =>
      `O setor '${setor}' não está nas configurações: inclua-o nelas, ou dispense a proposta.`,
  },
  sem_oferta: { kind: 'rule', message: NADA_PROPOE },
  vazio: { kind: 'rule', message: 'Nenhum bem corresponde a esta escolha.' },
  grande: {
    kind: 'rule',
    message: ({ quantos }: { quantos: number }) =>
      `São ${quantos.toLocaleString('pt-BR')} bens; um inventário tem até ${MAX_BENS_DO_INVENTARIO.toLocaleString('pt-BR')}. Escolha setores ou tipos.`,
  },
});

const leituras = (n: number) => formatContagem(n, 'leitura', 'leituras');

export const inventariosMessages = {
  ...inventariosFaixa,
  titulo: PAGINAS_DO_PATRIMONIO.inventarios,
  novo: 'Novo inventário',
  obrigatorio: OBRIGATORIO_PATRIMONIO,
  umOuOutro: 'Informe o bem ou o número.',
  escolhaSetores: 'Escolha ao menos um setor.',
  escolhaTipos: 'Escolha ao menos um tipo.',
  iniciado: 'Inventário iniciado com sucesso!',
  encerrado: 'Inventário encerrado com sucesso!',
  excluido: 'Inventário excluído com sucesso!',
  setorAceito: 'Novo setor registrado com sucesso!',
  naoLocalizado: 'Bem marcado como não localizado.',
  dispensado: 'Proposta dispensada.',
  abrirLeitura: 'Ler com o celular',
  encerrar: 'Encerrar inventário',
  confirmaEncerrar: (nome: string, faltam: number) =>
    faltam === 0
      ? `Encerrar o inventário '${nome}'?`
      : `Encerrar o inventário '${nome}'? ${formatContagem(faltam, 'bem não foi lido', 'bens não foram lidos')}.`,
  nadaSozinho:
    'Depois do encerramento nenhuma leitura entra. Nenhum bem muda por si: cada proposta é aceita por alguém.',
  confirmaExcluir: (nome: string) => `Confirma a exclusão do inventário ${nome}?`,
  /** A name that begins with the word says it once. */
  pdf: (nome: string) => `${/^invent[áa]rio\b/i.test(nome) ? nome : `Inventário ${nome}`}.pdf`,
  faltaLer: 'Falta ler',
  semProposta: NADA_PROPOE,
  mudarPara: (setor: string) => `Mudar para ${setor}`,
  marcarNaoLocalizado: 'Não localizado',
  dispensar: 'Dispensar',
  esperam: (n: number) => formatContagem(n, 'proposta espera decisão', 'propostas esperam decisão'),
  trocarSetor: 'Trocar setor',
  digitarNumero: 'Digitar número',
  semSetor: 'Sem setor',
  todosOsSetores: 'Todos os setores',
  lidos: (n: number) => `Ver ${formatContagem(n, 'lido', 'lidos')}`,
  faltam: (n: number) => (n === 0 ? 'Nada falta' : n === 1 ? 'Falta 1' : `Faltam ${n.toLocaleString('pt-BR')}`),
  semRede: (n: number) => `Sem rede: ${leituras(n)} ${n === 1 ? 'guardada' : 'guardadas'} neste celular`,
  semRedeSemGuarda: (n: number) => `Sem rede: ${leituras(n)} ${n === 1 ? 'espera' : 'esperam'} nesta página`,
  recusadas: (n: number) => `${leituras(n)} ${n === 1 ? 'recusada' : 'recusadas'}`,
  descartarRecusadas: 'Descartar',
  confirmaDescartarRecusadas: (n: number) =>
    `Descartar ${leituras(n)} ${n === 1 ? 'recusada' : 'recusadas'}? ${n === 1 ? 'Ela não será enviada' : 'Elas não serão enviadas'}.`,
  excluirLeitura: 'Excluir leitura',
  confirmaExcluirLeitura: (numero: string) => `Excluir a leitura de ${numero}?`,
  semLeitura: 'Ainda não foi lido.',
  leituraExcluida: 'Leitura excluída.',
  doSetor: (setor: string) => `É do setor ${setor}`,
  naoGuarda:
    'Este navegador não guarda as leituras (janela anônima ou celular sem espaço). Não feche esta página antes de elas serem enviadas.',
  sairPerdendo: (n: number) =>
    `${leituras(n)} ${n === 1 ? 'espera' : 'esperam'} a rede, e este navegador não ${n === 1 ? 'a guarda' : 'as guarda'}: ao sair, ${n === 1 ? 'ela se perde' : 'elas se perdem'}. Sair mesmo assim?`,
  sairComLeituras: (n: number) =>
    `${leituras(n)} ${n === 1 ? 'espera' : 'esperam'} a rede neste celular. Ao sair, ${n === 1 ? 'ela só será enviada' : 'elas só serão enviadas'} quando você entrar de novo aqui. Sair mesmo assim?`,
  semCamera: 'A câmera não pode ser usada: digite o número da etiqueta.',
  cameraParou: 'A câmera parou. Ligue de novo ou digite o número.',
  ligarCamera: 'Ligar a câmera',
  vazio: 'Aqui ficam os inventários: quem conferiu quais bens, onde e quando.',
  nenhumDado: 'Nenhum dado disponivel',
} as const;
