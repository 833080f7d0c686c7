export default function IntegrationsScreen() {
  return <h1>Integrations</h1>;
}
