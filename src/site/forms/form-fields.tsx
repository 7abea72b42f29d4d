/** The hidden fields of every form: which one it is, and that this site drew it. */
export function FormFields({ name, token }: { readonly name: string; readonly token: string }) {
  return (
    <>
      <input type="hidden" name="_form" value={name} />
      <input type="hidden" name="_token" value={token} />
    </>
  );
}
