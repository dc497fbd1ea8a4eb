import { Button } from '@mantine/core';
import { formatDataBr, todayInSaoPaulo } from '@sede/domain/kernel';
import { meuPerfilMessages as texts } from '@sede/domain/modules/filiados/meu-perfil';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import classes from './meu-perfil.module.css';
import { useKeepPerfil } from './useMeuPerfil.ts';

interface Dado {
  id: string;
  finalidade: string;
  dadoEm: string;
}

/** What the member agreed to and may take back. Source: decisions-members (LGPD); LGPD art. 8º §5º. */
export function Consentimentos({ dados }: { dados: readonly Dado[] }) {
  const keep = useKeepPerfil();
  const { mutateAsync } = useSubmit(orpc.meuPerfil.revogar);
  const revoke = async ({ id, finalidade }: Dado) => {
    const { confirmed } = await confirm({
      title: texts.revogar,
      message: texts.perguntaRevogar(finalidade),
      confirmLabel: texts.revogar,
      danger: true,
      run: async () => keep(await mutateAsync({ consentimento: id })),
    });
    if (confirmed) notify.success(texts.revogado);
  };
  if (dados.length === 0) return null;
  return (
    <section className={`card ${classes.consentimentos}`} aria-labelledby="perfil-consentimentos">
      <h2 id="perfil-consentimentos">{texts.consentimentos}</h2>
      <ul>
        {dados.map((dado) => (
          <li key={dado.id}>
            <span>
              {dado.finalidade}
              <small>Desde {formatDataBr(todayInSaoPaulo(new Date(dado.dadoEm)))}</small>
            </span>
            <Button
              variant="default"
              aria-label={`${texts.revogar}: ${dado.finalidade}`}
              onClick={() => void revoke(dado)}
            >
              {texts.revogar}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
