/** Notices to people whose roles have changed; `por` null: the server's administrator. Source: decisions §6. */
import { defineNotice } from '@sede/domain/manifest';

interface Perfis {
  por: string | null;
  perfis: string[];
}

const lista = ({ perfis }: Perfis) =>
  perfis.length === 1 ? `o perfil ${perfis[0]}` : `os perfis ${perfis.join(', ')}`;
const caminho = () => '/profile';

export const USUARIOS_AVISOS = {
  concedido: defineNotice<Perfis>({
    tipo: 'perfil_concedido',
    order: 50,
    rotulo: 'eu receber um perfil de acesso',
    para: null,
    texto: (dados) => `${dados.por ?? 'A administração do servidor'} concedeu a você ${lista(dados)}`,
    caminho,
  }),
  retirado: defineNotice<Perfis>({
    tipo: 'perfil_retirado',
    order: 60,
    rotulo: 'um perfil de acesso me for retirado',
    para: null,
    texto: (dados) => `${dados.por ?? 'A administração do servidor'} retirou de você ${lista(dados)}`,
    caminho,
  }),
};
