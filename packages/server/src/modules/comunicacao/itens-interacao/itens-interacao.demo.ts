/** What the fictional union's contacts with its members are about. */
import type { DemoPart } from '#demo/index.ts';

export const ITENS_DA_DEMONSTRACAO = [
  {
    nome: 'Assistência jurídica',
    descricao: 'Dúvida ou pedido encaminhado a um escritório parceiro.',
    tipo: 'Telefone',
  },
  { nome: 'Atualização cadastral', descricao: 'Troca de endereço, telefone, e-mail ou lotação.', tipo: null },
  { nome: 'Desconto em folha', descricao: 'Dúvida sobre o valor descontado ou sobre a falta dele.', tipo: 'E-mail' },
  { nome: 'Plano odontológico', descricao: 'Adesão, carência e rede credenciada.', tipo: 'WhatsApp' },
  { nome: 'Convênios', descricao: 'Como usar os convênios do sindicato.', tipo: null },
  { nome: 'Reclamação', descricao: 'O que o filiado espera que o sindicato corrija.', tipo: 'Telefone' },
  { nome: 'Visita à sede', descricao: 'Atendimento presencial no balcão.', tipo: 'Presencial' },
  { nome: 'Campanha de filiação 2024', descricao: 'Contatos da campanha que já terminou.', tipo: 'Telefone' },
] as const;
const ENCERRADO = 'Campanha de filiação 2024';

export const itensInteracaoDemo: DemoPart = {
  async seed({ office, person, keep, idOf }) {
    const gestora = person('gestor_interacao');
    for (const item of ITENS_DA_DEMONSTRACAO) {
      const { id } = await office.act(gestora, 'itensInteracao', 'create', item);
      keep('itensInteracao', item.nome, id);
    }
    await office.act(gestora, 'itensInteracao', 'desabilitar', { id: idOf('itensInteracao', ENCERRADO), versao: 1 });
  },
  summary: async () => `${ITENS_DA_DEMONSTRACAO.length} itens de interação`,
};
