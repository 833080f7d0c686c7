export default function CampaignsScreen() {
  return <h1>Campaigns</h1>;
}
