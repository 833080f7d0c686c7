export default function NewCatalogScreen() {
  return <h1>NewCatalog</h1>;
}
