/**
 * What is found behind each home card, in a few words; by the card's id. Apart from the cards: menus show it once opened.
 * Source: ../design/areas/navegacao-modulos.png.
 */
export const CARD_WORDS: Readonly<Record<string, string>> = {
  financeiro: 'Despesas, receitas, bancos e o mês',
  aprovacoes: 'Despesas que esperam a sua decisão',
  eventos: 'Próprios e patrocinados, com custos',
  funcionarios: 'Cadastro e férias da equipe',
  contratos: 'Vigência, aditivos e alertas',
  patrimonio: 'Bens, custódia e inventário',
  'power-bi': 'Painéis publicados pela diretoria',
  perfis: 'Usuários, perfis e configurações',
  filiados: 'Cadastro, dependentes e relatórios',
  filiado: 'Os seus dados e processos',
  comunicacao: 'Mensagens aos filiados',
  interacoes: 'Contatos com filiados',
  consignacao: 'Desconto em folha, mês a mês',
  pesquisa: 'Notas e comentários dos filiados',
  verificador: 'Quem é filiado ou dependente, pelo CPF',
  juridico: 'Atendimentos, agendas e processos',
  processos: 'Os processos do seu escritório',
  'politico-sindical': 'Temas e posicionamentos',
  autoridades: 'Quem decide, com cargos e contatos',
  sindex: 'Viabilidade e custo por filiado',
};
