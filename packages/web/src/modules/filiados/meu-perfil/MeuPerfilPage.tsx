import { Button } from '@mantine/core';
import { formatDataBr } from '@sede/domain/kernel';
import { type Perfil, meuPerfilMessages as texts } from '@sede/domain/modules/filiados/meu-perfil';
import { contatoDoSindicato } from '@sede/domain/modules/sistema/configuracoes';
import { useState } from 'react';
import { Link } from '#platform/routing/index.ts';
import { useSession } from '#platform/session/index.ts';
import { EmptyState, ErrorState } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { MinhasCorrecoes } from '../correcoes/index.ts';
import { CasaOf } from './CasaOf.tsx';
import { Consentimentos } from './Consentimentos.tsx';
import { EmailPendente } from './EmailPendente.tsx';
import { MeusAcessos } from './MeusAcessos.tsx';
import classes from './meu-perfil.module.css';
import { OutrosDados } from './OutrosDados.tsx';
import { PerfilForm } from './PerfilForm.tsx';
import { PerfilLido } from './PerfilLido.tsx';
import { Temas } from './Temas.tsx';
import { useMeuPerfil } from './useMeuPerfil.ts';

function Unlinked() {
  const { sindicato } = useSession();
  return <EmptyState title={texts.semFicha(contatoDoSindicato(sindicato))} />;
}

function Saudacao({ filiado }: { filiado: Perfil }) {
  const left = filiado.cadastro === 'INATIVO';
  return (
    <>
      {left && (
        <p className={classes.banner} role="note">
          {texts.naoEMaisFiliado}
        </p>
      )}
      <p className={classes.desde}>
        <CasaOf filiado={filiado} />
        {filiado.dataFiliacao && <span>Filiado(a) desde {formatDataBr(filiado.dataFiliacao)}</span>}
        {filiado.dataDesfiliacao && <span>até {formatDataBr(filiado.dataDesfiliacao)}</span>}
      </p>
    </>
  );
}

/**
 * '/filiado': what a member sees and changes of their own record; read-only until 'Editar'. Phone first: large fields and type.
 * Source: spec 2 §2 (Own profile), §4; decisions-members (Account).
 */
export function MeuPerfilPage() {
  const { query, linking } = useMeuPerfil();
  const [editing, setEditing] = useState(false);
  const { data } = query;
  const filiado = data?.filiado;
  return (
    <div className={classes.page}>
      <PageHeader title={texts.titulo} subtitle="Os seus dados no cadastro do sindicato" />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {(query.isPending || linking) && (
        <p className={classes.espera} role="status">
          Carregando…
        </p>
      )}
      {data && !filiado && !linking && <Unlinked />}
      {data && filiado && (
        <>
          <Saudacao filiado={filiado} />
          <section className={`card ${classes.card}`} aria-labelledby="perfil-dados">
            <div className={classes.topo}>
              <h2 id="perfil-dados">Dados e contato</h2>
              {!editing && filiado.cadastro === 'FILIADO' && (
                <Button variant="default" onClick={() => setEditing(true)}>
                  Editar
                </Button>
              )}
            </div>
            {data.emailPendente && <EmailPendente email={data.emailPendente} />}
            {editing ? (
              <PerfilForm filiado={filiado} onClose={() => setEditing(false)} />
            ) : (
              <PerfilLido filiado={filiado} />
            )}
          </section>
          <Link to="/filiado/processos" className={`card ${classes.atalho}`}>
            {texts.verProcessos}
          </Link>
          {filiado.cadastro === 'FILIADO' && (
            <a href="/api/meu-perfil/declaracao" download className={`card ${classes.atalho}`}>
              {texts.declaracao}
            </a>
          )}
          <OutrosDados filiado={filiado} />
          <MinhasCorrecoes />
          <Temas temas={data.temas} />
          <Consentimentos dados={data.consentimentos} />
          <MeusAcessos />
        </>
      )}
    </div>
  );
}
