/** The fictional union's name and addresses. What else is set is its module's part. */
import type { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import type { DemoPart } from '#demo/index.ts';

const IDENTIDADE: readonly { chave: keyof typeof configuracoesSettings; valor: string }[] = [
  { chave: 'nomeSindicato', valor: 'Sindicato Fictício dos Servidores do Legislativo' },
  { chave: 'siglaSindicato', valor: 'SINFIC' },
  { chave: 'telefoneSindicato', valor: '(61) 3000-0000' },
  { chave: 'emailSindicato', valor: 'contato@demonstracao.sede' },
];

export const configuracoesDemo: DemoPart = {
  async seed({ office, person }) {
    const mudancas = IDENTIDADE.map((mudanca) => ({ ...mudanca, versao: 0 }));
    await office.act(person('gestor_sistema'), 'configuracoes', 'update', { mudancas });
  },
};
