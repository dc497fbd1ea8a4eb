/** Challenges for the tickets of public pages, and the privacy notice with the union's own names in it. */
import { formatPhone, platformErrors } from '@sede/domain/kernel';
import { configuracoesSettings, contatoDoSindicato } from '@sede/domain/modules/sistema/configuracoes';
import { publicoSettings } from '@sede/domain/modules/sistema/publico';
import { publicoContract } from '@sede/domain/modules/sistema/publico/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { routes } from '#platform/api/index.ts';

export const publicoRoutes = routes(publicoContract, {
  async bilhete({ services: { tickets, directory }, clock }, { pagina }) {
    if (!directory.publicPages.includes(pagina)) throw platformErrors.nao_encontrado();
    return { desafio: tickets.issue(pagina, clock.now()) };
  },
  async privacidade({ db }) {
    const all = await readConfiguracoes(db, { ...configuracoesSettings, ...publicoSettings });
    const { nomeSindicato, telefoneSindicato: telefone, emailSindicato: email } = all;
    const names: Record<string, string> = {
      sindicato: nomeSindicato,
      telefone: telefone ? formatPhone(telefone) : 'do sindicato',
      email: email || 'do sindicato',
    };
    return {
      texto: all.avisoPrivacidade.replace(/\{(sindicato|telefone|email)\}/g, (_, key: string) => names[key] ?? ''),
      encarregado: all.encarregadoDados || contatoDoSindicato({ telefone, email }),
    };
  },
});
